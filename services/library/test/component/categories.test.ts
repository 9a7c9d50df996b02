import { firstDocumentCategories } from '@academy/contracts/content/first-document-categories.ts';
import type { DocumentCategory } from '@academy/contracts/http/library/document-categories.ts';
import { documentAddedV2 } from '@academy/contracts/events/library/document-added.v2.ts';
import { dieIn } from '@academy/service-kit/testing/die-in.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { join } from 'node:path';
import { changeCategory } from '../../src/use-cases/categories/change-category.ts';
import { moveAndDeleteCategory } from '../../src/use-cases/categories/delete-category.ts';
import { ensureFirstCategories } from '../../src/use-cases/categories/ensure-categories.ts';
import { settleCategories } from '../../src/use-cases/categories/move-documents.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
const file = join(import.meta.dirname, '../../src/start.ts');
let under: LibraryUnderTest;
let authorization: string;

beforeAll(async () => {
  under = await startLibrary(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const path = '/api/admin/document-categories';
const create = (nameEn: string, nameEs = `${nameEn} (es)`) =>
  under.client.post(path, { authorization, body: { nameEs, nameEn } });
const change = (id: string, body: object, headers = {}) =>
  under.client.patch(`${path}/${id}`, { authorization, body, headers });
const remove = (id: string) => under.client.delete(`${path}/${id}`, { authorization, language: 'en' });
const moveAndDelete = (id: string, into: string) =>
  under.client.post(`${path}/${id}/move-and-delete`, { authorization, body: { into } });
const add = async (category: string, over = {}): Promise<string> =>
  (await under.client.post('/api/admin/documents', { authorization, body: draft({ category, ...over }) }))
    .body.id;
const read = async (id: string) =>
  (await under.client.get(`/api/admin/documents/${id}`, { authorization })).body;
const shown = async (): Promise<DocumentCategory[]> =>
  (await under.client.get('/api/document-categories')).body;

test('When the library starts, then it has the categories of before, with their ids, and starts again with no more', async () => {
  await ensureFirstCategories(under.deps);
  expect(await shown()).toEqual(firstDocumentCategories);
});

test('When staff create and rename a category, then readers find it last, by its id, under its new name', async () => {
  const made = await create('Ideas');
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ id: 'ideas', orderIndex: 4, isRetired: false, documentCount: 0 });
  await add('ideas');
  const renamed = await change('ideas', { nameEn: 'Sparks' }, { 'if-match': '"2"' });
  expect(renamed.body).toMatchObject({ id: 'ideas', nameEn: 'Sparks', documentCount: 1, binnedCount: 0 });
  expect((await shown()).at(-1)).toEqual({ id: 'ideas', nameEs: 'Ideas (es)', nameEn: 'Sparks' });
  expect((await under.client.get('/api/documents?category=ideas')).body).toHaveLength(1);
  const added = () => under.events.find(({ type }) => type === documentAddedV2.type);
  expect((await until(added)).data).toMatchObject({ category: 'ideas' });
  expect((await change('ideas', { nameEn: 'Late' }, { 'if-match': '"2"' })).status).toBe(409);
});

test('When a name is taken, whatever its case and accents, then the field of its language is named', async () => {
  const taken = await create('Other', 'GUIAS');
  expect([taken.status, taken.body.fields?.[0]?.path]).toEqual([409, 'nameEs']);
  const renamed = await change('cases', { nameEn: 'guïdes' });
  expect([renamed.status, renamed.body.fields?.[0]?.path]).toEqual([409, 'nameEn']);
  const nameless = await create('No Spanish', ' ');
  expect([nameless.status, nameless.body.fields?.[0]?.path]).toEqual([400, 'nameEs']);
  const both = await Promise.all([create('Twins', 'Gemelos'), create('Twíns', 'Gemelas')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('When a category is unknown or retired, then no document is put into it, and the field is named', async () => {
  await create('Winter');
  const id = await add('winter', { status: 'draft' });
  await change('winter', { isRetired: true });
  for (const category of ['winter', 'nothing']) {
    const answer = await under.client.post('/api/admin/documents', {
      authorization,
      body: draft({ category }),
    });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, 'category']);
  }
  // What it has stays and can be edited.
  const edited = await under.client.patch(`/api/admin/documents/${id}`, {
    authorization,
    body: { titleEn: 'Snow', category: 'winter' },
  });
  expect(edited.body).toMatchObject({ titleEn: 'Snow', category: 'winter' });
  expect((await under.client.get('/api/documents?category=nothing')).body.fields?.[0]?.path).toBe('category');
});

test('When a category has documents, then it is deleted only once they are moved, those in the bin too', async () => {
  await create('Doomed');
  const [one, two] = [await add('doomed'), await add('doomed', { status: 'draft' })];
  await under.client.delete(`/api/admin/documents/${two}`, { authorization });
  const refused = await remove('doomed');
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This category has 2 documents (1 in the bin). Move them to another category to delete it.',
  ]);
  expect((await moveAndDelete('doomed', 'doomed')).body.fields?.[0]?.path).toBe('into');
  expect((await moveAndDelete('doomed', 'winter')).body.fields?.[0]?.path).toBe('into');
  const deleted = await Promise.all([moveAndDelete('doomed', 'guides'), moveAndDelete('doomed', 'guides')]);
  expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
  expect((await moveAndDelete('doomed', 'guides')).status).toBe(200);
  expect((await moveAndDelete('doomed', 'cases')).status).toBe(404);
  expect(await read(one)).toMatchObject({ category: 'guides', status: 'published' });
  await under.client.post(`/api/admin/documents/${two}/restore`, { authorization, body: {} });
  expect(await read(two)).toMatchObject({ category: 'guides', status: 'draft' });
  expect((await shown()).map(({ id }) => id)).not.toContain('doomed');
  expect((await under.client.get(`${path}/doomed`, { authorization })).status).toBe(404);
  // One entry for each document, however often it was asked.
  const entries = () =>
    under.events.filter(({ data }) => (data as { resourceId?: string }).resourceId === one);
  await until(() => entries().length === 2);
});

test('When a deleted name is used again, then it is another category, and the first ones do not come back', async () => {
  await create('Passing');
  expect((await remove('passing')).status).toBe(200);
  // Its answer may have been lost.
  expect((await remove('passing')).status).toBe(200);
  expect((await moveAndDelete('passing', 'guides')).status).toBe(404);
  const again = await create('Passing');
  expect(again.status).toBe(201);
  expect(again.body.id).not.toBe('passing');
  expect((await remove('enterprise')).status).toBe(200);
  await ensureFirstCategories(under.deps);
  expect((await shown()).map(({ id }) => id)).not.toContain('enterprise');
});

test('When a document came as its category was deleted, then a round takes it to where it belongs', async () => {
  await create('Quick');
  const id = await add('guides');
  expect((await remove('quick')).status).toBe(200);
  await under.deps.documents.change(id, () => ({ state: { category: 'quick' }, events: [] }));
  await settleCategories(under.deps);
  expect(await read(id)).toMatchObject({ category: 'guides' });
  const later = { ...under.deps, now: () => new Date(Date.now() + 2 * 60 * 60_000) };
  await settleCategories(later);
  expect(await under.deps.categories.findWithDeleted('quick')).not.toHaveProperty('deletedBy');
});

test('When a version stood in a category that is gone, then it is restored in the one of today', async () => {
  await create('Old');
  const id = await add('old', { titleEn: 'First' });
  await under.client.patch(`/api/admin/documents/${id}`, {
    authorization,
    body: { titleEn: 'Second', category: 'guides' },
  });
  expect((await remove('old')).status).toBe(200);
  const versions = `/api/admin/documents/${id}/versions`;
  const [, first] = (await under.client.get(versions, { authorization })).body;
  const restored = await under.client.post(`${versions}/${first.id}/restore`, { authorization, body: {} });
  expect(restored.body).toMatchObject({ titleEn: 'First', category: 'guides' });
});

test('When a name is free, then its category is made, whatever other category has or had the id of it', async () => {
  await change('cases', { nameEn: 'Real tasks', nameEs: 'Tareas reales' });
  const names = ['Cases', 'C', 'C++', 'Create'];
  const made = await Promise.all(names.map((name) => create(name)));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const ids = made.map(({ body }) => body.id);
  for (const taken of ['cases', 'create']) expect(ids).not.toContain(taken);
  const asked = await under.client.post(path, {
    authorization,
    body: { id: 'create', nameEs: 'Otra más', nameEn: 'One more' },
  });
  expect([asked.status, asked.body.fields?.[0]?.path]).toEqual([409, 'id']);
  for (const id of ids) expect((await remove(id)).status).toBe(200);
});

test('When content/ brought a document, then its move by a deletion does not keep later releases from it', async () => {
  await create('Shipped');
  const id = await add('shipped');
  await under.deps.documents.change(id, () => ({ state: { editedByStaff: false }, events: [] }));
  expect((await moveAndDelete('shipped', 'guides')).status).toBe(200);
  expect(await under.deps.documents.find(id)).toMatchObject({ category: 'guides', editedByStaff: false });
});

test.each(['library.after_deleted_category', 'library.after_moved_document:2'])(
  'When the library dies at %s, then the next start moves the rest',
  async (failPoint) => {
    const name = failPoint.includes('moved') ? 'Halfway' : 'Decided';
    const { id } = (await create(name)).body;
    const documents = [await add(id), await add(id), await add(id)];
    await dieIn({ stack, under, file }, failPoint, (client, bearer) =>
      client.post(`${path}/${id}/move-and-delete`, { authorization: bearer, body: { into: 'cases' } }),
    );
    await settleCategories(under.deps);
    for (const one of documents) expect(await read(one)).toMatchObject({ category: 'cases' });
    expect((await moveAndDelete(id, 'cases')).status).toBe(200);
  },
  60_000,
);

test('When only one category takes documents, then it is neither retired nor deleted', async () => {
  const others = (await shown()).map(({ id }) => id).filter((id) => id !== 'guides');
  for (const id of others) await change(id, { isRetired: true });
  for (const answer of [await change('guides', { isRetired: true }), await remove('guides')])
    expect([answer.status, answer.body.type]).toEqual([409, expect.stringContaining('last-category')]);
});

/** Where two writes at once have each read before the other has written. */
const atOnce = () => {
  let waiting = 0;
  const go = Promise.withResolvers<void>();
  const { categories } = under.deps;
  const change: typeof categories.change = async (...asked) => {
    waiting += 1;
    if (waiting === 2) go.resolve();
    await go.promise;
    return categories.change(...asked);
  };
  return { ...under.deps, categories: { ...categories, change } };
};
const refusedIn = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'rejected');
const isOpen = async () => (await under.deps.categories.list()).some(({ isRetired }) => !isRetired);
const by = { expectedVersion: null, actorId: 'boss' };

test('When the last two are retired at once, or moved into each other, then one takes documents all the same', async () => {
  await create('Left');
  await create('Right');
  const documents = [await add('left'), await add('right')];
  expect((await change('guides', { isRetired: true })).status).toBe(200);
  const ids = ['left', 'right'];
  const retiring = atOnce();
  const retired = await Promise.allSettled(
    ids.map((id) => changeCategory(retiring, { ...by, id, change: { isRetired: true } })),
  );
  expect(refusedIn(retired)).not.toEqual([]);
  for (const answer of refusedIn(retired))
    expect(answer).toMatchObject({ reason: { status: 409, code: 'last-category' } });
  expect(await isOpen()).toBe(true);
  for (const id of ids) await change(id, { isRetired: false });
  const moving = atOnce();
  const moved = await Promise.allSettled([
    moveAndDeleteCategory(moving, { ...by, id: 'left', into: 'right' }),
    moveAndDeleteCategory(moving, { ...by, id: 'right', into: 'left' }),
  ]);
  for (const answer of refusedIn(moved))
    expect(answer).toMatchObject({ reason: { status: 409, code: 'last-category' } });
  expect(refusedIn(moved)).not.toEqual([]);
  expect(await isOpen()).toBe(true);
  await settleCategories(under.deps);
  const there = new Set((await shown()).map(({ id }) => id));
  for (const id of documents) expect(there).toContain((await read(id)).category);
});
