import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { sweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { versionModel } from '@academy/service-kit/versions/version-model.ts';
import { documentModel } from '../../src/data/document-model.ts';
import { personalSweeps } from '../../src/sweeps.ts';
import { restoreDocument } from '../../src/use-cases/bin/restore-from-bin.ts';
import { importDocuments } from '../../src/use-cases/import-documents.ts';
import { publishNextDocument } from '../../src/use-cases/publish-next-document.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let authorization: string;

beforeAll(async () => {
  under = await startLibrary(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const path = '/api/admin/documents';
const add = async (over: Parameters<typeof draft>[0] = {}): Promise<string> =>
  (await under.client.post(path, { authorization, body: draft(over) })).body.id;
const get = (at: string) => under.client.get(at, { authorization, language: 'en' });
const remove = (id: string, headers = {}) => under.client.delete(`${path}/${id}`, { authorization, headers });
const restore = (id: string) =>
  under.client.post(`${path}/${id}/restore`, { authorization, body: {}, language: 'en' });
const binned = async (id: string) =>
  (await get('/api/admin/document-bin')).body.filter((entry: { id: string }) => entry.id === id);
const typesOf = (id: string) => under.events.filter(({ subject }) => subject === id).map(({ type }) => type);

const dayMs = 24 * 3_600_000;
const inDays = (count: number) => new Date(Date.now() + count * dayMs);
const sweepAt = async (now: Date): Promise<number> => {
  const mongo = await stack.database('library');
  const models = { documents: documentModel(mongo), versions: versionModel(mongo) };
  let ended = 0;
  for (const job of personalSweeps(models, under.deps))
    if (job.retention === 'bin') ended += await sweepJob(job, now);
  return ended;
};

test('When a published document is deleted, then nobody has it and it lies in the bin with who deleted it', async () => {
  const id = await add({ titleEn: 'To be deleted' });
  expect((await remove(id)).body).toEqual({ id });
  expect((await get(`${path}/${id}`)).status).toBe(404);
  expect((await get(`${path}/${id}/versions`)).status).toBe(404);
  expect((await get(`/api/documents/${id}`)).status).toBe(404);
  for (const list of [path, '/api/documents'])
    expect(JSON.stringify((await get(list)).body)).not.toContain(id);
  expect(await binned(id)).toMatchObject([
    { titleEn: 'To be deleted', isPublished: true, deletedBy: 'boss' },
  ]);
  await until(() => typesOf(id).includes(documentRemovedV1.type));
});

test('When it is restored, then it is there as it was, in its old place, with its versions', async () => {
  const id = await add();
  await under.client.patch(`${path}/${id}`, { authorization, body: { titleEn: 'Changed once' } });
  const before = (await get(`${path}/${id}`)).body;
  await remove(id);
  const { status, body } = await restore(id);
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, version: body.version });
  expect((await get(`${path}/${id}/versions`)).body).toHaveLength(2);
  expect((await get('/api/documents')).body.map((one: { id: string }) => one.id)).toContain(id);
  expect(await binned(id)).toEqual([]);
  await until(() => typesOf(id).at(-1) === documentAddedV1.type);
  expect((await restore(id)).status).toBe(404);
});

test('When two restore it at once, then one of them does and readers hear of it once', async () => {
  const id = await add();
  await remove(id);
  const answers = await Promise.all([restore(id), restore(id), restore(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  await remove(id);
  await until(() => typesOf(id).filter((type) => type === documentRemovedV1.type).length === 2);
  expect(typesOf(id).filter((type) => type === documentAddedV1.type)).toHaveLength(2);
});

test('When somebody changed it since, then it is not deleted', async () => {
  const id = await add();
  const { version } = (await get(`${path}/${id}`)).body;
  await under.client.patch(`${path}/${id}`, { authorization, body: { titleEn: 'Of somebody else' } });
  expect((await remove(id, { 'if-match': `"${version}"` })).status).toBe(409);
  expect((await get(`${path}/${id}`)).status).toBe(200);
});

test('When a queued document is deleted, then the queue passes it over until it is restored', async () => {
  const id = await add({ status: 'queued' });
  await remove(id);
  const publish = (runId: string) =>
    publishNextDocument(under.deps)(new AbortController().signal, { runIds: [runId] });
  expect(await publish('while-deleted')).toEqual({ published: 0, queued: 0 });
  await restore(id);
  expect(await publish('when-back')).toEqual({ published: 1, queued: 0 });
  expect((await get(`${path}/${id}`)).body.status).toBe('published');
});

test('When 30 days are over, then it ends with its texts and versions, and no import brings it back', async () => {
  const content = {
    id: 'of-a-folder',
    orderIndex: 1,
    hash: 'one',
    fields: { ...draft(), terms: [], readingMinutes: 1, iconName: 'file', iconColor: 'text-ink' },
  } as unknown as Parameters<typeof importDocuments>[1][number];
  await importDocuments(under.deps, [content]);
  expect(draft().contentEn).not.toBe('');
  await remove('of-a-folder');
  expect(await sweepAt(inDays(29))).toBe(0);
  expect(await importDocuments(under.deps, [{ ...content, hash: 'two' }])).toMatchObject({ conflict: 1 });
  const late = { ...under.deps, now: () => inDays(31) };
  await expect(restoreDocument(late, { id: 'of-a-folder', actorId: 'boss' })).rejects.toMatchObject({
    status: 404,
  });
  expect(await sweepAt(inDays(31))).toBeGreaterThanOrEqual(1);
  expect(await sweepAt(inDays(31))).toBe(0);
  const left = await under.deps.documents.findAnywhere('of-a-folder');
  expect([left?.titleEs, left?.contentEn, left?.binnedBy, left?.terms]).toEqual(['', '', undefined, []]);
  expect(await under.deps.versions.isKept('documents', 'of-a-folder')).toBe(false);
  expect((await restore('of-a-folder')).status).toBe(404);
  expect(await importDocuments(under.deps, [{ ...content, hash: 'three' }])).toMatchObject({ conflict: 1 });
  expect((await get(`${path}/of-a-folder`)).status).toBe(404);
});
