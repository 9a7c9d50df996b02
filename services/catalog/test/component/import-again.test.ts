import { edited } from '@academy/service-kit/testing/transfer.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { exported, importerOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;
let staff: ReturnType<typeof importerOf>;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
  staff = importerOf(author);
}, 60_000);

const brought = async (id: string) => {
  await importCourses(under.deps, [course(id, 40)]);
  return (await exported(under, id)).files;
};

type Row = { kind: string; id: string; fields: { field: string; is: string }[] };

/** What the plan says of each field that differs. */
const planned = async (files: ReadonlyMap<string, string>): Promise<string[]> =>
  (await staff.plan(files)).body.records.flatMap(({ id, fields }: Row) =>
    fields.map(({ field, is }) => `${id} ${field} ${is}`),
  );

test('When staff kept their wording, then the same files leave it alone the next time, unasked', async () => {
  const files = await brought('again');
  const folder = 'again/lessons/01-one';
  await author.patch('lessons/again--one', { titleEn: 'By staff', contentEs: 'Del equipo.' });
  const titled = edited(files, `${folder}/lesson.yaml`, (text) => text.replace('Lesson one', 'By the file'));
  const sent = edited(titled, `${folder}/lesson.en.md`, () => 'From a file.\n');
  expect(await planned(sent)).toEqual([
    'again--one titleEn conflict',
    'again--one contentEs kept',
    'again--one contentEn changed',
  ]);
  const ours = [{ kind: 'lessons', id: 'again--one', field: 'titleEn', take: 'ours' }];
  expect((await staff.importAll(sent, ours)).status).toBe(200);

  expect(await planned(sent)).toEqual(['again--one titleEn kept', 'again--one contentEs kept']);
  expect((await staff.importAll(sent)).status).toBe(200);
  expect((await author.get('lessons/again--one')).body).toMatchObject({
    titleEn: 'By staff',
    contentEs: 'Del equipo.',
    contentEn: 'From a file.',
  });
  // What the file says anew is asked of again, against what it said last.
  const anew = edited(sent, `${folder}/lesson.yaml`, (text) => text.replace('By the file', 'By it anew'));
  const { records } = (await staff.plan(anew)).body;
  expect(records.find(({ id }: Row) => id === 'again--one').fields[0]).toMatchObject({
    is: 'conflict',
    base: 'By the file',
    ours: 'By staff',
  });
});

test('When only conflicts are decided, for staff, then the same files ask no more though nothing was written', async () => {
  const files = await brought('decided');
  await author.patch('courses/decided', { titleEn: 'By staff' });
  const sent = edited(files, 'decided/course.yaml', (text) => text.replace('Course decided', 'By the file'));
  const ours = [{ kind: 'courses', id: 'decided', field: 'titleEn', take: 'ours' }];
  const { version } = (await author.get('courses/decided')).body;
  expect((await staff.importAll(sent, ours)).status).toBe(200);
  expect((await author.get('courses/decided')).body).toMatchObject({ version, titleEn: 'By staff' });
  expect(await planned(sent)).toEqual(['decided titleEn kept']);
});

test('When staff ordered the lessons and files add one, then the order is asked for, and ours takes it in', async () => {
  const files = await brought('turned');
  const { body: outline } = await author.get('courses/turned/outline');
  const lessons = outline.lessons
    .toReversed()
    .map(({ id, exercises }: { id: string; exercises: { id: string }[] }) => ({
      id,
      exerciseIds: exercises.map((one) => one.id),
    }));
  await author.put('courses/turned/outline', { lessons }, outline.version);
  const added = [...files].flatMap(([path, text]): [string, string][] =>
    path.includes('/01-one/lesson') ? [[path.replace('/01-one/', '/02-new/'), text]] : [],
  );
  const renamed = [...files].map(([path, text]): [string, string] => [
    path.replace('/02-two/', '/03-two/'),
    text,
  ]);
  const sent = new Map([...renamed, ...added]);
  expect(await planned(sent)).toEqual(['turned order conflict']);
  const ours = [{ kind: 'courses', id: 'turned', field: 'order', take: 'ours' }];
  expect((await staff.importAll(sent, ours)).status).toBe(200);
  const { body } = await author.get('courses/turned/outline');
  expect(body.lessons.map(({ id }: { id: string }) => id)).toEqual([
    'turned--two',
    'turned--one',
    'turned--new',
  ]);
  expect(await planned(sent)).toEqual(['turned order kept']);
});

test('When what staff saved is not filed yet, or left no version, then it is a conflict all the same', async () => {
  const files = await brought('unfiled');
  const database = await stack.database('catalog');
  const lessons = database.collection<{ _id: string }>('lessons');
  const versions = database.collection<{ _id: string }>('versions');
  await author.patch('lessons/unfiled--one', { titleEn: 'By staff' });
  // As a crash leaves it, and no round comes before the import.
  const kept = await versions.find({ recordId: 'unfiled--one' }).toArray();
  await versions.deleteMany({ recordId: 'unfiled--one' });
  const unfiledSince = new Date(Date.now() + 3_600_000);
  await lessons.updateOne({ _id: 'unfiled--one' }, { $set: { unfiled: kept, unfiledSince } });
  // As a release that kept no versions left it.
  await lessons.updateOne(
    { _id: 'unfiled--two' },
    { $set: { titleEn: 'By staff too', editedByStaff: true } },
  );
  const sent = ['01-one', '02-two'].reduce(
    (all, name) =>
      edited(all, `unfiled/lessons/${name}/lesson.yaml`, (text) =>
        text.replace(/en: Lesson \w+/, 'en: By the file'),
      ),
    new Map(files),
  );
  const { records } = (await staff.plan(sent)).body;
  const bases = records.flatMap(({ fields }: { fields: { is: string; base: unknown }[] }) =>
    fields.map(({ is, base }) => [is, base]),
  );
  expect(bases).toEqual([
    ['conflict', 'Lesson one'],
    ['conflict', null],
  ]);
});

test('When staff renamed a course that they made, then the cover of an older export is not taken for a written one', async () => {
  const { body: made } = await author.post('courses', newCourse);
  const { files } = await exported(under, made.id);
  await author.patch(`courses/${made.id}`, { titleEn: 'Something else entirely' });
  expect(await planned(files)).toEqual([`${made.id} titleEn conflict`]);
  const ours = [{ kind: 'courses', id: made.id, field: 'titleEn', take: 'ours' }];
  expect((await staff.importAll(files, ours)).status).toBe(200);
  const after = await under.deps.courses.find(made.id);
  expect(after?.cover).toBeNull();
  expect(after?.importedHash).toBeNull();
});
