import { archiveOf, edited } from '@academy/service-kit/testing/transfer.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { ImportSteps } from '../../src/domain/transfer/import-steps.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { carryOutLesson } from '../../src/use-cases/transfer/carry-out.ts';
import { importCourse } from '../../src/use-cases/transfer/import-course.ts';
import { settleCourseImports } from '../../src/use-cases/transfer/settle-import.ts';
import { authorOf, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { exported, importerOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const nothing = { exercises: [], added: [], order: null };

const begun = async (courseId: string, steps: ImportSteps, creates: string[] = []) => {
  const record = { _id: courseId, importId: newId(), actorId: 'one', at: new Date(), isDecided: false };
  await under.deps.courseImports.begin({ ...record, creates, steps: JSON.stringify(steps) });
  return record;
};
/** An import that was decided on and not carried out, as a crash leaves it. */
const left = async (courseId: string, steps: ImportSteps) => {
  await under.deps.courseImports.decide(await begun(courseId, steps));
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
  await settleCourseImports(under.deps);
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

/** Imports these files while something else happens, at one of the import's steps. */
const importMeanwhile = async (
  files: ReadonlyMap<string, string>,
  step: 'begin' | 'decide',
  meanwhile: () => Promise<unknown>,
) => {
  const { basis } = (await importerOf(author).plan(files)).body;
  const { courseImports } = under.deps;
  const after =
    <Given, Result>(work: (given: Given) => Promise<Result>) =>
    async (given: Given): Promise<Result> => {
      await meanwhile();
      return work(given);
    };
  const deps = { ...under.deps, courseImports: { ...courseImports, [step]: after(courseImports[step]) } };
  return importCourse(deps, { source: await archiveOf(files), basis, choices: [], actorId: 'one' });
};

test('When staff save after an import has looked, then what they saved stays and the rest is imported', async () => {
  await importCourses(under.deps, [course('meanwhile', 53)]);
  const { files } = await exported(under, 'meanwhile');
  const folder = 'meanwhile/lessons/01-one';
  const titled = edited(files, `${folder}/lesson.yaml`, (text) => text.replace('Lesson one', 'By the file'));
  const sent = edited(titled, `${folder}/lesson.en.md`, () => 'From a file.\n');
  await importMeanwhile(sent, 'decide', () =>
    author.patch('lessons/meanwhile--one', { titleEn: 'By staff' }),
  );
  expect((await author.get('lessons/meanwhile--one')).body).toMatchObject({
    titleEn: 'By staff',
    contentEn: 'From a file.',
  });
});

test('When staff publish a draft after an import has looked, then no exercise that fails its test is taken', async () => {
  await importCourses(under.deps, [course('unsound', 54)]);
  await author.patch('lessons/unsound--one', { status: 'draft' });
  const { files } = await exported(under, 'unsound');
  const path = 'unsound/lessons/01-one/exercises/01-first.yaml';
  const sent = edited(files, path, (text) => text.replace('Hola', 'La rueda'));
  await importMeanwhile(sent, 'decide', () => author.patch('lessons/unsound--one', { status: 'published' }));
  const lesson = (await author.get('lessons/unsound--one')).body;
  const exercise = (await author.get('exercises/unsound--one--first')).body;
  expect([lesson.status, exercise.samples.es.weak[0]]).toEqual(['published', 'Hola']);
});

test('When an older import is carried out once more, then what a later one wrote stays', async () => {
  await importCourses(under.deps, [course('late', 55)]);
  const older = { importId: newId(), actorId: 'one', at: new Date() };
  const { files } = await exported(under, 'late');
  const path = 'late/lessons/01-one/lesson.yaml';
  const sent = edited(files, path, (text) => text.replace('Lesson one', 'By the later'));
  expect((await importerOf(author).importAll(sent)).status).toBe(200);
  const [step] = titled('late--one', { titleEn: 'By the older' }).lessons;
  if (step) await carryOutLesson(under.deps, older, step);
  expect((await author.get('lessons/late--one')).body.titleEn).toBe('By the later');
});

test('When another import makes the same lesson at once, then one is refused', async () => {
  await importCourses(under.deps, [course('source', 56)]);
  const { files } = await exported(under, 'source');
  const named = (id: string) =>
    new Map(
      [...files].map(([path, text]): [string, string] => [
        path.replace('source/', `${id}/`),
        path.endsWith('01-one/lesson.yaml') ? `id: one-for-two\n${text}` : text,
      ]),
    );
  const nobody = { course: null, lessons: [] };
  const other = await begun('claimant', nobody, ['one-for-two']);
  const refused = await importerOf(author).importAll(named('latecomer'));
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/is under way/) } });
  await under.deps.courseImports.end(other, new Date());
  await expect(
    importMeanwhile(named('slower'), 'begin', () => importerOf(author).importAll(named('faster'))),
  ).rejects.toMatchObject({ status: 400, fields: [{ path: 'lessons/01-one/lesson.yaml' }] });
  expect(await under.deps.courses.find('slower')).toBeNull();
  expect((await author.get('lessons/one-for-two')).body.courseId).toBe('faster');
});

test('When an import of the course is under way, then another is told so', async () => {
  await importCourses(under.deps, [course('begun', 57)]);
  await begun('begun', { course: null, lessons: [] });
  const { files } = await exported(under, 'begun');
  const refused = await importerOf(author).importAll(files);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/is under way/) } });
});
