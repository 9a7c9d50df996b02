import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { coverOf } from '../../src/domain/cover-words.ts';
import { coversThatFollow } from '../../src/data/migrations/005-covers-that-follow.ts';
import { createModels } from '../../src/dependencies.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, pathsOf, type Author } from '../support/authoring.ts';
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

const words = {
  es: { lines: ['Ruedas que', 'ruedan'], marked: 'ruedan', tag: 'taller' },
  en: { lines: ['Wheels that roll'], marked: 'that roll', tag: 'workshop' },
};
interface Planned {
  fields: { field: string; is: string; base: unknown }[];
}
const fieldsIn = ({ body }: { body: { records: Planned[] } }) =>
  body.records.flatMap(({ fields }) => fields.map(({ field, is, base }) => ({ field, is, base })));
const made = async (): Promise<string> => (await author.post('courses', newCourse)).body.id;

test('When staff write a cover, then it is drawn, stays as the title changes, and follows it again when they say so', async () => {
  await importCourses(under.deps, [course('worded', 60)]);
  expect((await author.patch('courses/worded', { cover: words })).body.cover).toEqual(words);
  const drawn = async () => (await under.client.get('/api/course-image/worded?lang=es')).body;
  expect(await drawn()).toContain('<title>Curso worded: Ruedas que ruedan</title>');
  await author.patch('courses/worded', { titleEs: 'Frenos' });
  expect(await drawn()).toContain('<title>Frenos: Ruedas que ruedan</title>');
  expect((await author.patch('courses/worded', { cover: null })).body.cover).toBeNull();
  expect(await drawn()).toContain('<title>Frenos: Frenos</title>');
  const { body: versions } = await author.get('courses/worded/versions');
  const restored = await author.post(`courses/worded/versions/${versions[1].id}/restore`);
  expect(restored.body.cover).toEqual(words);
});

test('When a cover breaks a rule, then each field is named in the language of who asks, and nothing changes', async () => {
  const id = await made();
  const broken = {
    es: { lines: ['Esta línea no cabe en la portada'], marked: 'línea', tag: 'Dos palabras' },
    en: { lines: ['Wheels', ''], marked: 'spokes', tag: 'x'.repeat(31) },
  };
  const answer = await author.patch(`courses/${id}`, { cover: broken, titleEn: 'Changed' });
  expect(answer.status).toBe(400);
  expect(pathsOf(answer).toSorted()).toEqual([
    'cover.en.lines.1',
    'cover.en.marked',
    'cover.en.tag',
    'cover.es.lines.0',
    'cover.es.tag',
  ]);
  const elsewhere = { ...words, en: { ...words.en, marked: 'spokes' } };
  const marked = await author.patch(`courses/${id}`, { cover: elsewhere });
  expect(pathsOf(marked)).toEqual(['cover.en.marked']);
  expect(marked.body.fields[0].message).toMatch(/^The highlighted words must stand/);
  expect((await author.get(`courses/${id}`)).body).toMatchObject({
    cover: null,
    titleEn: 'Wheels and spokes',
  });
});

test('When staff look at a cover before they save it, then it is drawn in both languages and themes', async () => {
  const asked = { titleEs: 'Ruedas y radios', titleEn: 'Wheels and spokes', number: 3 };
  const own = await author.post('cover-drawings', { ...asked, cover: words });
  expect(own.body.drawings.en.dark).toContain('<title>Wheels and spokes: Wheels that roll</title>');
  expect(own.body.drawings.es.light).toContain('lang="es"');
  const followed = await author.post('cover-drawings', { ...asked, cover: null });
  expect(followed.body.cover).toEqual(coverOf(asked));
  const nothing = await author.post('cover-drawings', { ...asked, titleEs: '', titleEn: '', cover: null });
  expect([nothing.status, ...pathsOf(nothing)]).toEqual([400, 'titleEs', 'titleEn']);
});

test('When a course with a written cover is duplicated, exported and imported, then the cover travels with it', async () => {
  const id = await made();
  await author.patch(`courses/${id}`, { cover: words });
  expect((await author.post(`courses/${id}/duplicate`)).body.cover).toEqual(words);
  const { files } = await exported(under, id);
  const staff = importerOf(author);
  expect(fieldsIn(await staff.plan(files))).toEqual([]);
  const changed = new Map([...files].map(([path, text]) => [path, text.replaceAll('workshop', 'garage')]));
  await author.patch(`courses/${id}`, { cover: null });
  expect(fieldsIn(await staff.plan(changed))).toMatchObject([{ field: 'cover', is: 'conflict' }]);
  await staff.importAll(changed, [{ kind: 'courses', id, field: 'cover', take: 'file' }]);
  expect((await author.get(`courses/${id}`)).body.cover.en.tag).toBe('garage');
});

/** As the release before kept versions. */
const dropCovers = async (recordId: string): Promise<void> => {
  const versions = (await stack.database('catalog')).collection<{ state: string }>('versions');
  for (const { _id, state } of await versions.find({ recordId }).toArray()) {
    const { cover: _cover, coverImage: _image, ...rest } = JSON.parse(state) as Record<string, unknown>;
    await versions.updateOne({ _id }, { $set: { state: JSON.stringify(rest) } });
  }
};

test('When the release before kept no cover with a version, then a cover that staff wrote is not overwritten unseen', async () => {
  await importCourses(under.deps, [course('older', 61)]);
  await author.patch('courses/older', { cover: words });
  const { files } = await exported(under, 'older');
  await dropCovers('older');
  const changed = new Map([...files].map(([path, text]) => [path, text.replaceAll('workshop', 'garage')]));
  expect(fieldsIn(await importerOf(author).plan(changed))).toEqual([
    { field: 'cover', is: 'conflict', base: null },
  ]);
});

test('When staff let the cover of an imported course follow its title, and no version says what it was, then people decide', async () => {
  await importCourses(under.deps, [course('let-follow', 63)]);
  const { files } = await exported(under, 'let-follow');
  await author.patch('courses/let-follow', { cover: null });
  await dropCovers('let-follow');
  expect(fieldsIn(await importerOf(author).plan(files))).toEqual([
    { field: 'cover', is: 'conflict', base: null },
  ]);
});

test('When the cover of a course that was imported followed its title then, and staff write it later, then it stays', async () => {
  const id = await made();
  const { files } = await exported(under, id);
  const staff = importerOf(author);
  const { descriptionEn } = (await author.get(`courses/${id}`)).body;
  const described = (text: string) =>
    new Map([...files].map(([path, content]) => [path, content.replaceAll(descriptionEn, text)]));
  const choices = [{ kind: 'courses', id, field: 'descriptionEn', take: 'file' }];
  expect((await staff.importAll(described('All about wheels.'), choices)).status).toBe(200);
  expect((await author.get(`courses/${id}`)).body).toMatchObject({ cover: null });
  await author.patch(`courses/${id}`, { cover: words });
  expect(fieldsIn(await staff.plan(described('More about wheels.')))).toEqual([
    { field: 'descriptionEn', is: 'changed', base: 'All about wheels.' },
    { field: 'cover', is: 'kept', base: coverOf(newCourse) },
  ]);
});

test('When an earlier release kept the words of the title, then they follow it, and what was written stays', async () => {
  const models = createModels(await stack.database('catalog'));
  const [following, written] = [await made(), await made()];
  await models.courses.updateOne({ _id: following }, { $set: { cover: coverOf(newCourse) } });
  await author.patch(`courses/${written}`, { cover: words });
  await importCourses(under.deps, [course('of-files', 62)]);
  const before = await under.deps.courses.find('of-files');
  const { logger } = under.deps;
  for (const _run of [1, 2])
    await coversThatFollow(models.courses).run({ logger, signal: new AbortController().signal });
  expect((await author.get(`courses/${following}`)).body.cover).toBeNull();
  expect((await author.get(`courses/${written}`)).body.cover).toEqual(words);
  expect(await under.deps.courses.find('of-files')).toEqual(before);
});
