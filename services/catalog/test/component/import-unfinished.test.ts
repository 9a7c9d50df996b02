import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { ImportSteps } from '../../src/domain/transfer/import-steps.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { settleImports } from '../../src/use-cases/transfer/settle-import.ts';
import { authorOf, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { edited, exported, importerOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const nothing = { exercises: [], added: [], order: null };

/** An import that was decided on and not carried out, as a crash leaves it. */
const left = async (courseId: string, steps: ImportSteps) => {
  const record = { _id: courseId, importId: newId(), actorId: 'one', at: new Date(), isDecided: false };
  await under.deps.courseImports.begin({ ...record, steps: JSON.stringify(steps) });
  await under.deps.courseImports.decide(record);
  return record;
};
const titled = (id: string, set: object): ImportSteps => ({
  course: null,
  lessons: [{ id, hash: '', change: { set, ...nothing } }],
});

test('When an import cannot be carried out, then others are, and staff go on with its course', async () => {
  await importCourses(under.deps, [course('poisoned', 50), course('sound', 51)]);
  // More than an event may hold: no release of the plan lets that through.
  await left('poisoned', titled('poisoned--one', { contentEn: 'x'.repeat(300_000) }));
  await left('sound', titled('sound--one', { titleEn: 'By the file' }));
  // What a start waits for.
  await settleImports(under.deps);
  expect((await author.get('lessons/sound--one')).body.titleEn).toBe('By the file');
  expect(await under.deps.courseImports.listDecided()).toEqual(['poisoned']);
  const answers = [
    await author.patch('courses/poisoned', { titleEn: 'By staff' }),
    await author.patch('lessons/poisoned--one', { titleEn: 'By staff' }),
    await author.get('courses/poisoned/outline'),
    (await exported(under, 'poisoned')).response,
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

/** Text of so many characters that no archive packs suspiciously well. */
const prose = (length: number, from: number) =>
  Array.from({ length }, (_, at) =>
    String.fromCodePoint(from + ((Math.imul(at + 7, 0x9e3779b1) >>> 9) % 23)),
  ).join('');

test('When a lesson has more than one save or one write can hold, then its import is refused by its file', async () => {
  await importCourses(under.deps, [course('large', 52)]);
  const { files } = await exported(under, 'large');
  const staff = importerOf(author);
  const folder = 'large/lessons/01-one';
  const long = edited(files, `${folder}/lesson.en.md`, () => prose(100_001, 97));
  expect(pathsOf(await staff.plan(long))).toEqual(['lessons/01-one/lesson.en.md']);
  const wide = edited(files, `${folder}/lesson.en.md`, () => prose(90_000, 0x4e00));
  expect(pathsOf(await staff.plan(wide))).toEqual(['lessons/01-one/lesson.yaml']);
  const first = files.get(`${folder}/exercises/01-first.yaml`) ?? '';
  const many = Array.from(
    { length: 99 },
    (_, at) => [`${folder}/exercises/${at + 10}-e${at}.yaml`, first] as const,
  );
  expect(pathsOf(await staff.plan(new Map([...files, ...many])))).toEqual(['lessons/01-one/lesson.yaml']);
});
