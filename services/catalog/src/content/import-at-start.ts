import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { courseNames, readCourses, type ContentCourse } from './read-courses.ts';
import { readCoursesAside } from './read-courses-aside.ts';

export interface ImportAtStartOptions {
  contentDirectory: string;
  /** The ids of the courses that an earlier start imported. */
  known: () => Promise<readonly string[]>;
  /** Safe to repeat. */
  importAll: (contents: readonly ContentCourse[]) => Promise<void>;
  logger: Logger;
}

export interface ImportAtStart {
  /** Before the first call, where a course is not there yet. Throws what reading and importing throw. */
  prepare: () => Promise<void>;
  /** Beside the calls, where all courses are there; again after a while where that fails. */
  worker: Worker;
}

const againAfterMs = 60_000;

/**
 * Reading `content/` takes seconds of processor, for which a catalogue that was killed need not be away: it answers with
 * what was imported before, and imports what changed meanwhile.
 */
export const createImportAtStart = (options: ImportAtStartOptions): ImportAtStart => {
  const { contentDirectory, known, importAll, logger } = options;
  let isDone = false;
  const finish = async (contents: readonly ContentCourse[]): Promise<void> => {
    await importAll(contents);
    isDone = true;
  };
  const importAside = async (signal: AbortSignal): Promise<void> => {
    if (isDone) return;
    try {
      await finish(await readCoursesAside(contentDirectory, { signal, logger }));
    } catch (error) {
      if (!signal.aborted)
        logger.error({ err: error }, 'content not imported: what was imported before stays');
    }
  };
  return {
    prepare: async () => {
      const there = new Set(await known());
      const isMissing = (await courseNames(contentDirectory)).some((id) => !there.has(id));
      if (isMissing) await finish(await readCourses(contentDirectory));
    },
    worker: createWorker({ name: 'content import', work: importAside, everyMs: againAfterMs, logger }),
  };
};
