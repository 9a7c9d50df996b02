import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mostVersions } from '@academy/service-kit/versions/prune-versions.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, newExercise, newLesson, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { faultIn } from '../support/verify-kept.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

interface Row {
  id: string;
  source: string;
  fields: string[];
  isPublished: boolean;
}
const versionsOf = async (path: string): Promise<Row[]> => (await author.get(`${path}/versions`)).body;
const stateOf = async (path: string, id: string) => (await author.get(`${path}/versions/${id}`)).body.state;
const audited = (resourceId: string) =>
  under.events
    .map(({ data }) => data as { resourceId?: string; action?: string })
    .filter((data) => data.resourceId === resourceId)
    .map(({ action }) => action);
const made = async (path: string, body: object): Promise<string> => (await author.post(path, body)).body.id;
const drafted = async () => {
  const courseId = await made('courses', newCourse);
  const lessonId = await made('lessons', { ...newLesson, courseId });
  const exerciseId = await made('exercises', { ...newExercise, lessonId });
  return { courseId, lessonId, exerciseId };
};

test('When staff save a record, then each save that changes it is a version with who and what', async () => {
  const { courseId, lessonId, exerciseId } = await drafted();
  for (const [path, field, value] of [
    [`courses/${courseId}`, 'descriptionEn', 'On spokes.'],
    [`lessons/${lessonId}`, 'contentEs', 'Dos ruedas.'],
    [`exercises/${exerciseId}`, 'promptEs', 'Pide la rueda ya.'],
  ] as const) {
    const [created] = await versionsOf(path);
    expect(created).toMatchObject({ source: 'created', savedBy: 'head-of-studies', isPublished: false });
    expect((await author.patch(path, { [field]: value })).status).toBe(200);
    expect((await author.patch(path, { [field]: value })).status).toBe(200);
    const versions = await versionsOf(path);
    expect(versions).toMatchObject([{ source: 'saved', fields: [field] }, { id: created?.id }]);
    expect(versions).toHaveLength(2);
    expect((await stateOf(path, versions[0]?.id ?? ''))[field]).toBe(value);
    expect((await stateOf(path, created?.id ?? ''))[field]).not.toBe(value);
  }
});

test('When staff page through versions, then they are newest first and counted', async () => {
  const { courseId } = await drafted();
  for (const estimatedMinutes of [41, 42, 43])
    await author.patch(`courses/${courseId}`, { estimatedMinutes });
  const page = await author.get(`courses/${courseId}/versions?range=[1,2]`);
  expect(page.headers.get('content-range')).toBe('versions 1-2/4');
  const minutes = [];
  for (const { id } of page.body as Row[])
    minutes.push((await stateOf(`courses/${courseId}`, id)).estimatedMinutes);
  expect(minutes).toEqual([42, 41]);
});

test('When a version is restored, then it is an ordinary save: guarded, a version of its own, audited', async () => {
  const { lessonId } = await drafted();
  const path = `lessons/${lessonId}`;
  const first = await author.patch(path, { contentEn: 'A first text.' });
  const [wanted] = await versionsOf(path);
  const second = await author.patch(path, { contentEn: 'A second text.' });
  const restore = `${path}/versions/${wanted?.id}/restore`;
  expect((await author.post(restore, {}, first.body.version)).status).toBe(409);
  const restored = await author.post(restore, {}, second.body.version);
  expect(restored).toMatchObject({ status: 200, body: { contentEn: 'A first text.' } });
  expect(restored.headers.get('etag')).toBe(`"${restored.body.version}"`);
  expect(await versionsOf(path)).toMatchObject([
    { source: 'restored', fields: ['contentEn'] },
    { source: 'saved' },
    { source: 'saved' },
    { source: 'created' },
  ]);
  await until(() => audited(lessonId).includes('lesson.version_restored'));
  const both = await Promise.all(
    (await versionsOf(path))
      .filter((_, at) => at === 1 || at === 3)
      .map((version) => author.post(`${path}/versions/${version?.id}/restore`, {}, restored.body.version)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('When an older version would misjudge its samples, then a published lesson refuses it', async () => {
  const { lessonId, exerciseId } = await drafted();
  const path = `exercises/${exerciseId}`;
  const rubric = {
    ...newExercise.rubric,
    criteria: [{ id: 'mentions', weight: 1, any: { es: ['freno'], en: ['brake'] } }],
  };
  await author.patch(path, { rubric });
  const [failing] = await versionsOf(path);
  await author.patch(path, { rubric: newExercise.rubric });
  expect((await author.patch(`lessons/${lessonId}`, { status: 'published' })).status).toBe(200);
  const refused = await author.post(`${path}/versions/${failing?.id}/restore`);
  expect(refused.status).toBe(400);
  expect(pathsOf(refused)).toContain('samples.es.good.0');
  expect((await author.get(path)).body.rubric).toEqual(newExercise.rubric);
  const published = await versionsOf(path);
  expect(published[0]).toMatchObject({ isPublished: true, fields: ['status'] });
  await author.patch(`lessons/${lessonId}`, { status: 'draft' });
  const restored = await author.post(`${path}/versions/${failing?.id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { rubric, status: 'draft' } });
});

test('When what came from content/ is first changed, then what it said before is a version too', async () => {
  await importCourses(under.deps, [course('kept', 50)]);
  const path = 'exercises/kept--one--first';
  expect(await versionsOf(path)).toEqual([]);
  const { titleEs } = (await author.get(path)).body;
  await author.patch(path, { titleEs: 'Otro título' });
  const [saved, earlier] = await versionsOf(path);
  expect([saved?.source, earlier?.source]).toEqual(['saved', 'earlier']);
  expect((await stateOf(path, earlier?.id ?? '')).titleEs).toBe(titleEs);
  expect(await versionsOf('lessons/kept--one')).toEqual([]);
});

test('When an import changes a record, then that is a version, and one that changes nothing is none', async () => {
  await importCourses(under.deps, [course('fresh', 51)]);
  const fresh = () => [course('fresh', 51, { over: { titleEn: 'Fresher' } })];
  await importCourses(under.deps, fresh());
  await importCourses(under.deps, fresh());
  const versions = await versionsOf('courses/fresh');
  expect(versions).toMatchObject([
    { source: 'imported', savedBy: null, fields: ['titleEn'], isPublished: true },
    { source: 'earlier' },
  ]);
});

test('When a record or version is not there, then it is not found; neither by another record’s address', async () => {
  const [one, other] = [await drafted(), await drafted()];
  const [version] = await versionsOf(`courses/${one.courseId}`);
  expect((await author.get('lessons/nowhere/versions')).status).toBe(404);
  expect((await author.get(`courses/${other.courseId}/versions/${version?.id}`)).status).toBe(404);
  expect((await author.post(`courses/${one.courseId}/versions/nothing/restore`)).status).toBe(404);
});

test('When more are kept than the bound, then the oldest drafts go and what was published stays', async () => {
  const { courseId } = await drafted();
  await author.patch(`courses/${courseId}`, { status: 'published' });
  await author.patch(`courses/${courseId}`, { status: 'draft' });
  const [sample] = await under.deps.versions
    .list({ kind: 'courses', recordId: courseId }, { from: 0, to: 0 })
    .then(({ rows }) => rows);
  if (!sample) throw new Error('nothing kept');
  await under.deps.versions.keep(
    Array.from({ length: mostVersions }, (_, at) => ({
      ...sample,
      _id: `filled-${String(at)}`,
      savedAt: new Date(sample.savedAt.getTime() + at + 1),
      state: '{}',
    })),
  );
  const left = await versionsOf(`courses/${courseId}`);
  expect(left).toHaveLength(mostVersions + 1);
  expect(left.at(-1)).toMatchObject({ isPublished: true });
});

test('When the run of retention comes, then old versions forget who saved them and stay', async () => {
  const { courseId } = await drafted();
  const old = {
    _id: 'of-long-ago',
    kind: 'courses',
    recordId: courseId,
    savedAt: new Date('2020-01-01'),
    savedBy: 'head-of-studies',
    source: 'saved' as const,
    fields: [],
    isPublished: false,
    state: '{}',
  };
  await under.deps.versions.keep([old]);
  const run = await createAutomationRuns(stack.kafka(), under.events).run('retention_sweep');
  expect(run.counts).toMatchObject({ versionAuthors: 1 });
  expect(await versionsOf(`courses/${courseId}`)).toMatchObject([
    { savedBy: 'head-of-studies' },
    { id: 'of-long-ago', savedBy: null },
  ]);
});

test('When staff go back to the version of the file, then what content/ brought is saved and its status stays', async () => {
  await importCourses(under.deps, [course('of-files', 60)]);
  for (const [path, field] of [
    ['courses/of-files', 'titleEn'],
    ['lessons/of-files--one', 'contentEn'],
    ['exercises/of-files--one--first', 'promptEn'],
  ] as const) {
    const before = (await author.get(path)).body;
    expect((await author.get(`${path}/file`)).body.state[field]).toBe(before[field]);
    await author.patch(path, { [field]: `${before[field]} And by staff.` });
    expect((await author.get(`${path}/file`)).body.state[field]).toBe(before[field]);
    const restored = await author.post(`${path}/file/restore`, {});
    expect([restored.status, restored.body[field], restored.body.status]).toEqual([
      200,
      before[field],
      before.status,
    ]);
    expect((await versionsOf(path))[0]).toMatchObject({ source: 'restored', fields: [field] });
  }
});

test('When a record came from no file, then nothing is said of one and nothing can be brought back', async () => {
  const { courseId, lessonId, exerciseId } = await drafted();
  for (const path of [`courses/${courseId}`, `lessons/${lessonId}`, `exercises/${exerciseId}`]) {
    expect((await author.get(`${path}/file`)).body).toEqual({ state: null });
    expect((await author.post(`${path}/file/restore`, {})).status).toBe(404);
  }
  expect((await author.get('lessons/nowhere/file')).status).toBe(404);
});

test('When an exercise of a published lesson would misjudge by its file, then it stays as it is', async () => {
  await importCourses(under.deps, [course('unfit', 61)]);
  const path = 'exercises/unfit--one--first';
  const { body } = await author.get(path);
  await author.patch(path, { promptEn: `${body.promptEn} And by staff.` });
  const base = {
    ...body,
    samples: { ...body.samples, es: { ...body.samples.es, weak: body.samples.es.good } },
  };
  await under.deps.importBases.keep({ importId: '~', at: new Date(Date.now() + 1000) }, [
    { kind: 'exercises', id: 'unfit--one--first', fields: base },
  ]);
  expect((await author.post(`${path}/file/restore`, {})).status).toBe(400);
  expect((await author.get(path)).body.promptEn).toMatch(/by staff/);
});

test('When all that is over, then versions and bin are as they were kept', async () => {
  expect(await faultIn(under)).toBeNull();
});
