import { openModel } from '@academy/service-kit/mongo/open-model.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import type { UnfiledVersions } from '@academy/service-kit/versions/version-model.ts';
import { documentModel } from '../../src/data/document-model.ts';
import { publishNextDocument } from '../../src/use-cases/publish-next-document.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';
import { transfersOf } from '../support/transfer.ts';

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
const get = async (at: string) => (await under.client.get(`${path}/${at}`, { authorization })).body;
const change = (id: string, body: object) => under.client.patch(`${path}/${id}`, { authorization, body });
const restore = (id: string, versionId: string, headers = {}) =>
  under.client.post(`${path}/${id}/versions/${versionId}/restore`, {
    authorization,
    headers,
    body: {},
    language: 'en',
  });

test('When a document is created, changed and published, then each state is kept with who saved it', async () => {
  const id = await add({ status: 'draft', titleEn: 'First' });
  await change(id, { titleEn: 'Second' });
  await change(id, { status: 'published' });
  expect(await get(`${id}/versions`)).toMatchObject([
    { source: 'saved', savedBy: 'boss', fields: ['status'], isPublished: true },
    { source: 'saved', savedBy: 'boss', fields: ['titleEn'], isPublished: false },
    { source: 'created', savedBy: 'boss', fields: [], isPublished: false },
  ]);
});

test('When a save changes nothing, then no version is kept of it', async () => {
  const id = await add();
  await change(id, { titleEn: (await get(id)).titleEn });
  expect(await get(`${id}/versions`)).toHaveLength(1);
});

test('When a version is restored, then its texts are saved and readers still see the document', async () => {
  const id = await add({ status: 'draft', contentEn: 'What it said at first.' });
  await change(id, { status: 'published', contentEn: 'What it says now.' });
  const first = (await get(`${id}/versions`)).at(-1);
  expect((await get(`${id}/versions/${first.id}`)).state).toMatchObject({
    contentEn: 'What it said at first.',
    status: 'draft',
  });
  const { version } = await get(id);
  const restored = await restore(id, first.id, { 'if-match': `"${version}"` });
  expect([restored.status, restored.body.contentEn, restored.body.status]).toEqual([
    200,
    'What it said at first.',
    'published',
  ]);
  expect((await get(`${id}/versions`))[0]).toMatchObject({
    source: 'restored',
    fields: ['contentEn'],
    isPublished: true,
  });
});

test('When somebody saved meanwhile, then a version is not restored over it', async () => {
  const id = await add();
  const [first] = await get(`${id}/versions`);
  const { version } = await get(id);
  await change(id, { titleEn: 'Of somebody else' });
  expect((await restore(id, first.id, { 'if-match': `"${version}"` })).status).toBe(409);
  expect((await get(id)).titleEn).toBe('Of somebody else');
});

test('When a version of another document is asked for, then it is not found', async () => {
  const [one, other] = [await add(), await add()];
  const [version] = await get(`${one}/versions`);
  expect((await restore(other, version.id)).status).toBe(404);
  expect((await under.client.get(`${path}/${other}/versions/${version.id}`, { authorization })).status).toBe(
    404,
  );
});

test('When a document has no versions yet, then the first save keeps what stood there before', async () => {
  const id = await add({ titleEn: 'Of an earlier release' });
  await under.deps.versions.deleteOf('documents', [id]);
  await change(id, { titleEn: 'Of today' });
  const versions = await get(`${id}/versions`);
  expect(versions).toMatchObject([
    { source: 'saved' },
    { source: 'earlier', savedBy: null, isPublished: true },
  ]);
  expect((await get(`${id}/versions/${versions[1].id}`)).state.titleEn).toBe('Of an earlier release');
});

test('When the queue publishes a document, then the version says that nobody saved it', async () => {
  const id = await add({ status: 'queued' });
  await publishNextDocument(under.deps)(new AbortController().signal, { runIds: ['a-run'] });
  expect((await get(`${id}/versions`))[0]).toMatchObject({
    source: 'automation',
    savedBy: null,
    isPublished: true,
  });
});

test('When a crash left a version in its document, then the list has it all the same', async () => {
  const id = await add();
  const [kept] = await get(`${id}/versions`);
  const model = documentModel(await stack.database('library'));
  const { id: _id, ...fields } = kept;
  const unfiled = { ...fields, _id: 'left-behind', kind: 'documents', recordId: id, state: '{}' };
  await openModel<{ _id: string } & UnfiledVersions>(model).updateOne(
    { _id: id },
    { $set: { unfiled: [unfiled], unfiledSince: new Date() } },
  );
  expect(await get(`${id}/versions`)).toHaveLength(2);
  expect((await get(`${id}/versions`)).map((one: { id: string }) => one.id)).toContain('left-behind');
});

test('When the run of retention comes, then old versions forget who saved them and stay', async () => {
  const id = await add();
  const savedAt = new Date('2020-01-01');
  await under.deps.versions.keep([
    {
      _id: 'of-long-ago',
      kind: 'documents',
      recordId: id,
      savedAt,
      savedBy: 'boss',
      source: 'saved',
      fields: [],
      isPublished: false,
      state: '{}',
    },
  ]);
  const run = await createAutomationRuns(stack.kafka(), under.events).run('retention_sweep');
  expect(run.counts).toEqual({ bin: 0, versionAuthors: 1 });
  expect(await get(`${id}/versions`)).toMatchObject([{ savedBy: 'boss' }, { savedBy: null }]);
});

const backToFile = (id: string, headers = {}) =>
  under.client.post(`${path}/${id}/file/restore`, { authorization, headers, body: {} });

test('When staff go back to the version of the file, then what it says is saved and its status stays', async () => {
  const id = await add({ status: 'draft', titleEn: 'As the file says' });
  const staff = await transfersOf(under);
  await staff.importAll((await staff.exported(id)).files);
  await change(id, { titleEn: 'By staff', contentEn: 'Of staff.', status: 'published' });
  expect((await get(`${id}/file`)).state).toMatchObject({ titleEn: 'As the file says', status: 'draft' });
  const { version } = await get(id);
  expect((await backToFile(id, { 'if-match': `"${version - 1}"` })).status).toBe(409);
  const restored = await backToFile(id, { 'if-match': `"${version}"` });
  expect(restored.body).toMatchObject({ titleEn: 'As the file says', status: 'published' });
  expect((await get(`${id}/versions`))[0]).toMatchObject({
    source: 'restored',
    savedBy: 'boss',
    fields: ['titleEn', 'contentEn'],
  });
});

test('When a document came from no file, then nothing is said of one and nothing can be brought back', async () => {
  const id = await add();
  expect(await get(`${id}/file`)).toEqual({ state: null });
  expect((await backToFile(id)).status).toBe(404);
  expect((await under.client.get(`${path}/nowhere/file`, { authorization })).status).toBe(404);
});

test('When who asks may not write content, then nothing goes back to its file', async () => {
  const id = await add();
  for (const role of ['learner', 'moderator'] as const) {
    const bearer = await under.issuer.bearer({ sub: role, role });
    expect((await under.client.get(`${path}/${id}/file`, { authorization: bearer })).status).toBe(403);
    expect(
      (await under.client.post(`${path}/${id}/file/restore`, { authorization: bearer, body: {} })).status,
    ).toBe(403);
  }
});
