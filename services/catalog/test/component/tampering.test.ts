import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { startReplica } from '../support/replica.ts';
import { faultIn } from '../support/verify-kept.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const lessons = () => under.runtime.mongo.collection<{ _id: string }>('lessons');
const set = (lessonId: string, field: string, value: unknown) =>
  lessons().updateOne({ _id: lessonId }, { $set: { [field]: value } });

/** Alters a lesson in the store for as long as something is looked at. */
const altered = async <T>(lessonId: string, [field, value]: [string, unknown], look: () => Promise<T>) => {
  const before = await lessons().findOne({ _id: lessonId });
  await set(lessonId, field, value);
  const seen = await look();
  await lessons().replaceOne({ _id: lessonId }, before!);
  return seen;
};

test('When a lesson that lies in the bin with its course is altered, then neither comes back, and it is named', async () => {
  await importCourses(under.deps, [course('binned', 10)]);
  await author.delete('courses/binned', 1);
  const [fault, refused] = await altered(
    'binned--two',
    ['exercises.0.rubric.passScore', 1],
    async () => [await faultIn(under), await author.post('courses/binned/restore')] as const,
  );
  expect(fault).toEqual({ place: 'bin lessons.binned--two 00000001', entryId: null, kind: 'altered' });
  expect([refused.status, refused.body.type]).toEqual([409, expect.stringContaining('bin-altered')]);
  expect((await author.get('courses/binned')).status).toBe(404);
  expect((await author.post('courses/binned/restore')).status).toBe(200);
  expect(await faultIn(under)).toBeNull();
});

test('When an exercise in the bin is altered, then it does not come back, and its lesson can still be saved', async () => {
  await importCourses(under.deps, [course('parted', 20)]);
  const id = 'parted--one--first';
  expect((await author.delete(`exercises/${id}`)).status).toBeLessThan(300);
  const refused = await altered('parted--one', ['binnedExercises.0.exercise.promptEs', 'Otra'], async () => {
    expect(await faultIn(under)).toMatchObject({ place: `bin exercises.${id} 00000001`, kind: 'altered' });
    expect((await author.patch('lessons/parted--one', { titleEn: 'Saved meanwhile' })).status).toBe(200);
    expect(await faultIn(under)).toMatchObject({ place: `bin exercises.${id} 00000001`, kind: 'altered' });
    return author.post(`exercises/${id}/restore`);
  });
  expect(refused.status).toBe(409);
});

test('When a version of an exercise is altered, then it is not restored', async () => {
  await importCourses(under.deps, [course('versioned', 30)]);
  const path = 'exercises/versioned--one--first';
  expect((await author.patch(path, { titleEn: 'Another title' })).status).toBe(200);
  const [, first] = (await author.get(`${path}/versions`)).body as { id: string }[];
  const versions = under.runtime.mongo.collection<{ _id: string; isPublished: boolean }>('versions');
  await versions.updateOne({ _id: first!.id }, { $set: { isPublished: false } });
  expect((await author.post(`${path}/versions/${first!.id}/restore`)).status).toBe(409);
  await versions.updateOne({ _id: first!.id }, { $set: { isPublished: true } });
  expect((await author.post(`${path}/versions/${first!.id}/restore`)).status).toBe(200);
});

test('When two replicas save at once, then each version has a place of its own', async () => {
  await importCourses(under.deps, [course('shared', 40)]);
  const { client } = await startReplica({ stack, under });
  const authorization = await under.issuer.bearer({ sub: 'head-of-studies', role: 'administrator' });
  const saves = Array.from({ length: 12 }, (_, n) => {
    const lesson = `/api/admin/lessons/shared--${n % 2 ? 'one' : 'two'}`;
    const by = n % 3 ? under.client : client;
    return by.patch(lesson, { authorization, body: { contentEs: `Guardado ${n}.` } });
  });
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  for (const id of ['shared--one', 'shared--two']) {
    await under.deps.lessons.fileVersions(id);
    expect(await under.deps.versions.inChain(`lessons ${id}`)).toHaveLength(7);
  }
}, 60_000);
