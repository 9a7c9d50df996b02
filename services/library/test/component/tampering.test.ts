import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { testContentKey, useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { deriveKey } from '@academy/service-kit/secrets/derive-key.ts';
import { adoptVersions } from '@academy/service-kit/versions/chain/adopt-versions.ts';
import { verifyVersions } from '@academy/service-kit/versions/chain/verify-versions.ts';
import { mostVersions } from '@academy/service-kit/versions/prune-versions.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';
import { draft } from '../support/drafts.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let authorization: string;
const path = '/api/admin/documents';

beforeAll(async () => {
  under = await startLibrary(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const collection = (name: string) => under.runtime.mongo.collection<{ _id: string }>(name);
const post = (at: string, body?: object, language: 'es' | 'en' = 'en') =>
  under.client.post(at, { authorization, language, ...(body && { body }) });
const save = (id: string, titleEn: string) =>
  under.client.patch(`${path}/${id}`, { authorization, body: { titleEn } });
const versionsOf = async (id: string): Promise<{ id: string }[]> =>
  (await under.client.get(`${path}/${id}/versions`, { authorization })).body;
const putInBin = (id: string) => under.client.delete(`${path}/${id}`, { authorization });
const restore = (id: string, language: 'es' | 'en' = 'en') =>
  post(`${path}/${id}/restore`, undefined, language);
const verify = () =>
  verifyVersions({
    versions: under.deps.versions,
    key: deriveKey(testContentKey, 'library.version-chains'),
    aggregates: [under.deps.documents],
  });
const chain = (id: string) => `documents ${id}`;
const place = (id: string, n: number) => `${chain(id)} ${String(n).padStart(8, '0')}`;
const at = (id: string, n: number) => ({ 'link.place': place(id, n) });

/** A document with as many versions. */
const saved = async (count: number, over = {}): Promise<string> => {
  const id = String((await post(path, draft(over))).body.id);
  for (let n = 2; n <= count; n += 1) expect((await save(id, `Saved ${n}`)).status).toBe(200);
  return id;
};

/** What is done to the store, and undone afterwards, so that the next test finds all as it was kept. */
const tampered = async <T>(
  names: readonly string[],
  tamper: () => Promise<unknown>,
  look: () => Promise<T>,
) => {
  const before = await Promise.all(names.map((name) => collection(name).find().toArray()));
  await tamper();
  const seen = await look();
  for (const [i, name] of names.entries()) {
    await collection(name).deleteMany({});
    await collection(name).insertMany(before[i] ?? []);
  }
  return seen;
};

test('When documents are saved, deleted, restored and ended, then all is as it was kept', async () => {
  const [kept, gone, back] = [await saved(3), await saved(2), await saved(1)];
  await putInBin(gone);
  await putInBin(back);
  expect((await restore(back)).status).toBe(200);
  await putInBin(back);
  const found = await verify();
  expect(found).toMatchObject({ unlinked: 0, binned: 2, fault: null });
  expect((await under.deps.versions.inChain(chain(kept))).map(({ link }) => link.place)).toEqual(
    [1, 2, 3].map((n) => place(kept, n)),
  );
  expect((await restore(back)).status).toBe(200);
});

test.each<[string, (id: string) => Promise<unknown>, (id: string) => object]>([
  [
    'the text of a version is altered',
    (id) => collection('versions').updateOne(at(id, 2), { $set: { state: '{"titleEn":"Forged"}' } }),
    (id) => ({ place: place(id, 2), kind: 'altered' }),
  ],
  [
    'another is named as who saved it',
    (id) => collection('versions').updateOne(at(id, 2), { $set: { savedBy: 'somebody' } }),
    (id) => ({ place: place(id, 2), kind: 'altered' }),
  ],
  [
    'who saved it is forgotten before its time',
    (id) =>
      collection('versions').updateOne(at(id, 2), { $set: { savedBy: null }, $unset: { authorSeal: 1 } }),
    (id) => ({ place: place(id, 2), kind: 'altered' }),
  ],
  [
    'a version is deleted',
    (id) => collection('versions').deleteOne(at(id, 2)),
    (id) => ({ place: place(id, 2), kind: 'missing' }),
  ],
  [
    'the last version is deleted',
    (id) => collection('versions').deleteOne(at(id, 3)),
    (id) => ({ place: place(id, 3), kind: 'missing' }),
  ],
  [
    'two versions change places',
    async (id) => {
      const link = (place: string) => ({ $set: { 'link.place': place } });
      await collection('versions').updateOne(at(id, 2), link('elsewhere'));
      await collection('versions').updateOne(at(id, 3), link(place(id, 2)));
      await collection('versions').updateOne({ 'link.place': 'elsewhere' }, link(place(id, 3)));
    },
    (id) => ({ place: place(id, 2), kind: 'reordered' }),
  ],
  [
    'a gap is made up for a deleted version',
    async (id) => {
      const [version] = await collection('versions').find(at(id, 2)).toArray();
      const gap = { from: 2, to: 2, last: (version as unknown as { link: { hash: string } }).link.hash };
      await collection('version_chains').updateOne({ _id: chain(id) }, { $set: { gaps: [gap] } });
      await collection('versions').deleteOne(at(id, 2));
    },
    (id) => ({ place: chain(id), kind: 'altered' }),
  ],
  [
    'all versions of a document are deleted with their summary',
    async (id) => {
      await collection('versions').deleteMany({ recordId: id } as object);
      await collection('version_chains').deleteOne({ _id: chain(id) });
    },
    () => ({ place: expect.stringMatching(/^register \d{8}$/), kind: 'missing' }),
  ],
  [
    'a version is put in',
    async (id) => {
      const [version] = await collection('versions').find(at(id, 2)).project({ link: 0 }).toArray();
      await collection('versions').insertOne({ ...version, _id: 'put-in' });
    },
    (id) => ({ place: chain(id), entryId: 'put-in', kind: 'added' }),
  ],
  [
    'the register is deleted',
    () => collection('version_chains').deleteOne({ _id: 'register' }),
    () => ({ place: 'register', kind: 'missing' }),
  ],
])('When %s, then it is named', async (_, tamper, fault) => {
  const id = await saved(3);
  const found = await tampered(['versions', 'version_chains'], () => tamper(id), verify);
  expect(found.fault).toMatchObject(fault(id));
  expect((await verify()).fault).toBeNull();
});

test.each<[string, (id: string) => Promise<unknown>, string, string]>([
  [
    'a text in the bin is altered',
    (id) => collection('documents').updateOne({ _id: id }, { $set: { contentEs: 'Otra cosa' } }),
    '00000001',
    'altered',
  ],
  ['it is deleted from there', (id) => collection('documents').deleteOne({ _id: id }), '00000001', 'missing'],
  [
    'it is taken out past the academy',
    (id) => collection('documents').updateOne({ _id: id }, { $unset: { binnedAt: 1 } }),
    '00000001',
    'missing',
  ],
])('When %s, then it is named', async (_, tamper, number, kind) => {
  const id = await saved(1);
  await putInBin(id);
  const found = await tampered(['documents'], () => tamper(id), verify);
  expect(found.fault).toMatchObject({ place: `bin documents.${id} ${number}`, kind });
});

test('When something is put into the bin past the academy, then it is named', async () => {
  const id = await saved(1);
  const putIn = () =>
    collection('documents').updateOne({ _id: id }, { $set: { binnedAt: new Date(), binnedBy: 'boss' } });
  const found = await tampered(['documents'], putIn, verify);
  expect(found.fault).toEqual({ place: `bin documents.${id}`, entryId: null, kind: 'added' });
});

test('When an altered version is restored, then that is refused in the reader’s language and changes nothing', async () => {
  const id = await saved(2);
  const [, first] = await versionsOf(id);
  const before = (await under.client.get(`${path}/${id}`, { authorization })).body;
  const alter = () =>
    collection('versions').updateOne(
      { _id: first!.id },
      { $set: { state: JSON.stringify(draft({ titleEn: 'Forged' })) } },
    );
  const restoreFirst = (language: 'es' | 'en') =>
    post(`${path}/${id}/versions/${first!.id}/restore`, undefined, language);
  const [es, en] = await tampered(['versions'], alter, async () => [
    await restoreFirst('es'),
    await restoreFirst('en'),
  ]);
  expect([es!.status, es!.body.detail]).toEqual([409, expect.stringContaining('alguien la ha cambiado')]);
  expect([en!.status, en!.body.detail]).toEqual([409, expect.stringContaining('somebody changed it')]);
  expect((await under.client.get(`${path}/${id}`, { authorization })).body).toEqual(before);
  expect((await restoreFirst('en')).status).toBe(200);
});

test('When what lies altered in the bin is restored, then that is refused in the reader’s language, and it stays there', async () => {
  const id = await saved(1);
  await putInBin(id);
  const alter = () => collection('documents').updateOne({ _id: id }, { $set: { titleEs: 'Otra' } });
  const [es, en] = await tampered(['documents'], alter, async () => [
    await restore(id, 'es'),
    await restore(id),
  ]);
  expect([es!.status, es!.body.detail]).toEqual([409, expect.stringContaining('alguien lo ha cambiado')]);
  expect([en!.status, en!.body.detail]).toEqual([409, expect.stringContaining('somebody changed it')]);
  expect((await restore(id)).status).toBe(200);
});

test('When a document in the bin gets another category by the academy, then that is no fault; what was altered before stays one', async () => {
  const [id, forged] = [await saved(1), await saved(1)];
  await putInBin(id);
  await putInBin(forged);
  const inBinNow = (titleEs: string) => (before: { titleEs: string; updatedAt: Date }) =>
    before.titleEs === titleEs ? null : { state: { titleEs }, events: [] };
  await under.deps.documents.changeInBin(id, inBinNow('Por la academia'));
  expect((await verify()).fault).toBeNull();
  expect((await restore(id)).status).toBe(200);
  const found = await tampered(
    ['documents', 'versions', 'version_chains'],
    async () => {
      await collection('documents').updateOne({ _id: forged }, { $set: { contentEs: 'Otra cosa' } });
      await under.deps.documents.changeInBin(forged, inBinNow('Por la academia'));
      expect((await restore(forged)).status).toBe(409);
    },
    verify,
  );
  expect(found.fault).toMatchObject({ place: `bin documents.${forged} 00000002`, kind: 'altered' });
});

test('When many save at once, then each version has a place of its own', async () => {
  const id = await saved(1);
  await Promise.all(Array.from({ length: 10 }, (_, n) => save(id, `At once ${n}`)));
  await Promise.all(Array.from({ length: 6 }, () => saved(1)));
  expect(await under.deps.versions.inChain(chain(id))).toHaveLength(11);
  expect((await verify()).fault).toBeNull();
});

test('When more are saved than are kept, then those that go leave a gap and nothing is at fault', async () => {
  const id = await saved(mostVersions + 4, { status: 'draft' });
  const [summary] = await collection('version_chains')
    .find({ _id: chain(id) })
    .toArray();
  expect(summary).toMatchObject({ entries: mostVersions + 4, gaps: [{ from: 1, to: 4 }] });
  expect((await verify()).fault).toBeNull();
  // A crash between the mark and the deletion.
  const [oldest] = await collection('versions').find(at(id, 5)).toArray();
  await save(id, 'One more');
  await collection('versions').insertOne(oldest!);
  expect((await verify()).fault).toBeNull();
  await save(id, 'And another');
  expect(await collection('versions').countDocuments({ _id: oldest!._id })).toBe(0);
  expect((await verify()).fault).toBeNull();
}, 60_000);

test('When who saved an old version is forgotten, and a document ends, then nothing is at fault', async () => {
  const [old, over] = [await saved(2), await saved(2)];
  const { versions } = under.deps;
  const [first] = await versions.inChain(chain(old));
  await versions.forgetWho(first!._id);
  expect((await verify()).fault).toMatchObject({ entryId: first!._id, kind: 'altered' });
  await collection('versions').updateOne(
    { _id: first!._id },
    { $set: { savedBy: first!.savedBy, authorSeal: first!.authorSeal } },
  );
  await versions.deleteOf('documents', [over]);
  expect(await versions.inChain(chain(over))).toEqual([]);
  expect((await verify()).fault).toBeNull();
});

test('When an earlier release kept versions and a bin, then they are taken into chains once, after a crash too', async () => {
  const [kept, binned] = [await saved(3), await saved(1)];
  await putInBin(binned);
  const { versions, documents } = under.deps;
  await verify();
  await collection('versions').deleteMany({ kind: 'bin' } as object);
  await collection('versions').updateMany({}, { $unset: { link: 1, authorSeal: 1 } });
  await collection('version_chains').deleteMany({});
  const migration = adoptVersions('001-versions-in-chains', { versions, aggregates: [documents] });
  const crash = new AbortController();
  const adopted: string[] = [];
  const dying = {
    ...versions,
    adopt: async (version: Parameters<typeof versions.adopt>[0]) => {
      const kept = await versions.adopt(version);
      if (adopted.push(version._id) === 2) crash.abort(new Error('crash'));
      return kept;
    },
  };
  const context = { logger: under.deps.logger, signal: crash.signal };
  const died = adoptVersions('001-versions-in-chains', { versions: dying, aggregates: [documents] });
  await expect(died.run(context)).rejects.toThrow('crash');
  await migration.run({ ...context, signal: new AbortController().signal });
  expect(await verify()).toMatchObject({ unlinked: 0, fault: null });
  expect(await versions.inChain(chain(kept))).toHaveLength(3);
  // It adopts nothing that somebody puts in later, though it were run again.
  await collection('versions').updateOne(at(kept, 2), { $unset: { link: 1 } });
  await migration.run({ ...context, signal: new AbortController().signal });
  expect((await verify()).fault).toMatchObject({ place: place(kept, 2), kind: 'missing' });
  expect((await restore(binned)).status).toBe(200);
});

test('When the command verifies the store, then its exit code and its words say what it found', async () => {
  const command = (env: Record<string, string> = {}) =>
    startChild({
      file: join(import.meta.dirname, '../../src/verify-content.ts'),
      env: { ...stack.env, ...env },
    });
  const cut = command();
  expect(await cut.exited).toMatchObject({ code: 1 });
  expect(cut.errors()).toContain('00000002: missing');
  const other = command({ CONTENT_KEY: Buffer.alloc(32, 7).toString('base64') });
  expect(await other.exited).toMatchObject({ code: 1 });
  const unread = command({ MONGO_URL: 'postgres://nowhere' });
  expect(await unread.exited).toMatchObject({ code: 2 });
  expect(unread.errors()).toContain('library could not verify its versions and bin: Configuration');
});
