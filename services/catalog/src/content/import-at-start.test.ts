import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { createImportAtStart } from './import-at-start.ts';
import { courseNames } from './read-courses.ts';

const academy = join(import.meta.dirname, '../../../../content/courses');
const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));

/** The academy's courses with their first lessons alone: more says nothing more, and takes long to judge. */
beforeAll(() => {
  for (const course of readdirSync(academy)) {
    const [first = ''] = readdirSync(join(academy, course, 'lessons'));
    const copied = join(content, 'courses', course);
    cpSync(join(academy, course, 'course.yaml'), join(copied, 'course.yaml'));
    cpSync(join(academy, course, 'lessons', first), join(copied, 'lessons', first), { recursive: true });
  }
});

const silent = createLogger({ service: 'catalog', level: 'silent' });

/** An import of a folder whose named courses are in the store already. */
const importOf = (contentDirectory: string, known: readonly string[]) => {
  const imported: string[][] = [];
  const errors: unknown[] = [];
  const logger = Object.assign(Object.create(silent) as typeof silent, {
    error: (...said: unknown[]) => void errors.push(said),
  });
  const { prepare, worker } = createImportAtStart({
    contentDirectory,
    known: () => Promise.resolve(known),
    importAll: async (contents) => void imported.push(contents.map(({ id }) => id)),
    logger,
  });
  return { prepare, worker, imported, errors };
};

const withBrokenCourse = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    mkdirSync(join(folder, 'courses/broken/lessons'), { recursive: true });
    writeFileSync(join(folder, 'courses/broken/course.yaml'), 'title: none\n');
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('When a course is not there yet, then all are imported before the first call, and once', async () => {
  const names = await courseNames(content);
  const { prepare, worker, imported } = importOf(content, names.slice(1));
  await prepare();
  expect(imported).toEqual([names]);
  worker.start();
  await worker.stop();
  expect(imported).toHaveLength(1);
});

test('When all courses are there, then no call waits for the import, which comes beside them', async () => {
  const names = await courseNames(content);
  const { prepare, worker, imported } = importOf(content, names);
  await prepare();
  expect(imported).toEqual([]);
  worker.start();
  await until(() => imported.length > 0, { withinMs: 50_000 });
  await worker.stop();
  expect(imported).toEqual([names]);
}, 60_000);

test('When content that was imported before is broken now, then what is there stays and the log says so', () =>
  withBrokenCourse(async (folder) => {
    const { prepare, worker, imported, errors } = importOf(folder, ['broken']);
    await prepare();
    worker.start();
    await until(() => errors.length > 0);
    await worker.stop();
    expect(imported).toEqual([]);
  }));

test('When content that is not there yet is broken, then the start fails and names it', () =>
  withBrokenCourse(async (folder) => {
    await expect(importOf(folder, []).prepare()).rejects.toThrow(
      /content\/courses\/broken cannot be imported: [^]*title/,
    );
  }));

test('When it is stopped while it reads, then it ends and reports no failure', async () => {
  const { prepare, worker, imported, errors } = importOf(content, await courseNames(content));
  await prepare();
  worker.start();
  await worker.stop();
  expect([imported, errors]).toEqual([[], []]);
});
