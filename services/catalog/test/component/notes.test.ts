import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course, importTwoCourses } from '../support/content.ts';
import { tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
}, 60_000);

const asLearner = async (sub: string, plan: 'free' | 'premium' = 'free') => {
  const authorization = await under.issuer.bearer({ sub, plan });
  const path = (lessonId: string) => `/api/notes/${lessonId}`;
  return {
    save: (lessonId: string, body: object) => under.client.put(path(lessonId), { authorization, body }),
    read: (lessonId: string) => under.client.get(path(lessonId), { authorization }),
    list: async () => (await under.client.get('/api/notes', { authorization })).body,
  };
};

test('When a learner keeps a note and a bookmark, then each stays as the other changes, for them alone', async () => {
  const ana = await asLearner('ana');
  expect((await ana.read('first--one')).body).toMatchObject({ text: '', version: 0, updatedAt: null });
  await ana.save('first--one', { text: 'Rol, tarea y contexto 🙂', version: 0 });
  const saved = await ana.save('first--one', { bookmarked: true, version: 1 });
  const note = { text: 'Rol, tarea y contexto 🙂', bookmarked: true, version: 2, courseId: 'first' };
  expect(saved.body).toMatchObject(note);
  await ana.save('first--two', { bookmarked: true });
  expect(await ana.list()).toMatchObject([
    { lessonId: 'first--two', lessonTitleEs: 'Lección two' },
    { ...note, lessonTitleEn: 'Lesson one' },
  ]);
  const eva = await asLearner('eva');
  expect(await eva.list()).toEqual([]);
  expect((await eva.read('first--one')).body).toMatchObject({ text: '', version: 0 });
});

test('When two tabs write, then the second is told, and an emptied note cannot be brought back by an old one', async () => {
  const leo = await asLearner('leo');
  await leo.save('first--one', { text: 'mine', version: 0 });
  const refused = await leo.save('first--one', { text: 'from an old tab', version: 0 });
  expect(refused).toMatchObject({ status: 409 });
  expect((await leo.read('first--one')).body.text).toBe('mine');
  expect((await leo.save('first--one', { text: '  ', version: 1 })).body).toMatchObject({
    text: '',
    version: 2,
  });
  expect(await leo.list()).toEqual([]);
  for (const version of [0, 1])
    expect((await leo.save('first--one', { text: 'back', version })).status).toBe(409);
  expect((await leo.save('first--one', { text: 'new', version: 2 })).body.version).toBe(3);
});

test('When ten writes of the same version come at once, then one is kept; without a version, all in turn', async () => {
  const ian = await asLearner('ian');
  const at = (version?: number) =>
    Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        ian.save('first--one', { text: `note ${i}`, ...(version !== undefined && { version }) }),
      ),
    );
  const statuses = (await at(0)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const versions = (await at()).map(({ body }) => body.version).toSorted((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: 10 }, (_, i) => i + 2));
});

test('When the lesson is not open or not there, then nothing is kept, and what was kept before stays readable', async () => {
  const premium = await asLearner('pia', 'premium');
  await premium.save('second--one', { text: 'kept' });
  const lapsed = await asLearner('pia');
  expect((await lapsed.save('second--one', { text: 'more' })).status).toBe(403);
  expect((await lapsed.read('second--one')).body.text).toBe('kept');
  expect(await lapsed.list()).toHaveLength(1);
  expect((await lapsed.save('nothing', { text: 'x' })).status).toBe(404);
  expect((await lapsed.read('nothing')).status).toBe(404);
  expect((await lapsed.save('first--one', { text: 'x'.repeat(10_001) })).status).toBe(400);
  await importCourses(under.deps, [course('second', 1, { over: { status: 'draft' } })]);
  expect(await lapsed.list()).toMatchObject([{ text: 'kept', lessonTitleEs: 'Lección one' }]);
});

test('When the account is deleted, then its notes are erased', async () => {
  const zoe = await asLearner('zoe');
  await zoe.save('first--one', { text: 'private' });
  await tellOfUser(stack.kafka(), userDeletedV1, { id: 'zoe', sequence: 2, data: { id: 'zoe' } });
  await until(async () => (await under.deps.notes.find('zoe', 'first--one')) === null);
});
