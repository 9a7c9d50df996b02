import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { readDocuments } from '../../src/content/read-documents.ts';
import type { LibraryDocumentRecord } from '../../src/domain/library-document.ts';
import { drawDocument } from '../../src/pdf/draw-document.ts';
import { pdfSourceOf } from '../../src/pdf/pdf-source.ts';
import { importDocuments } from '../../src/use-cases/import-documents.ts';
import { pagesIn } from '../support/pdf-pages.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let admin: string;
let folder: string;

beforeAll(async () => {
  under = await startLibrary(stack);
  admin = await under.issuer.bearer({ role: 'administrator' });
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(import.meta.dirname, '../../../../content/documents'), join(folder, 'documents'), {
    recursive: true,
  });
}, 60_000);
afterAll(async () => {
  await under.stop();
  await rm(folder, { recursive: true, force: true });
});

const runImport = async () => importDocuments(under.deps, await readDocuments(folder));
const pagesOfLongerPdf = async (document: LibraryDocumentRecord | null): Promise<number> => {
  if (!document) throw new Error('not imported');
  const draw = drawDocument({ brand: 'Promptario' });
  const [es, en] = await Promise.all([draw(pdfSourceOf(document, 'es')), draw(pdfSourceOf(document, 'en'))]);
  return Math.max(pagesIn(es.toString('latin1')), pagesIn(en.toString('latin1')));
};
const rewrite = async (id: string, addition: string): Promise<void> => {
  const path = join(folder, 'documents', id, 'content.en.md');
  await writeFile(path, `${await readFile(path, 'utf8')}\n\n${addition}\n`);
};

test('When content is imported, changed, edited by staff and removed, then nobody loses work and nobody is bothered', async () => {
  const contents = await readDocuments(folder);
  const [first, second, third] = contents.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('content/documents has too few documents for this test');

  expect(await runImport()).toEqual({ create: contents.length, update: 0, keep: 0, conflict: 0 });
  await until(() => under.events.length === contents.length);
  expect(under.events.every(({ data }) => (data as { imported: boolean }).imported)).toBe(true);

  const counted = await Promise.all(contents.map(({ id }) => under.deps.documents.find(id)));
  for (const document of counted) expect(document?.pageCount).toBe(await pagesOfLongerPdf(document));

  expect(await runImport()).toEqual({ create: 0, update: 0, keep: contents.length, conflict: 0 });

  const edited = await under.client.patch(`/api/admin/documents/${second}`, {
    authorization: admin,
    body: { titleEn: 'As staff want it' },
  });
  const removed = await under.client.delete(`/api/admin/documents/${third}`, { authorization: admin });
  expect([edited.status, edited.body.titleEn, removed.status]).toEqual([200, 'As staff want it', 200]);
  for (const id of [first, second, third]) await rewrite(id, 'One more paragraph.');

  expect(await runImport()).toEqual({ create: 0, update: 1, keep: contents.length - 3, conflict: 2 });
  expect((await under.deps.documents.find(first))?.contentEn).toContain('One more paragraph.');
  const kept = await under.deps.documents.find(second);
  expect(kept?.titleEn).toBe('As staff want it');
  expect(kept?.contentEn).not.toContain('One more paragraph.');
  expect(await under.deps.documents.findPublished(third)).toBeNull();
});

test('When two replicas import at the same moment, then each document is there once', async () => {
  await Promise.all([runImport(), runImport()]);
  const ids = (await under.deps.documents.listPublished({})).map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('When content stands in a category that was deleted, then it comes into its heir, and in one that never was, not at all', async () => {
  const contents = await readDocuments(folder);
  const [first] = contents;
  if (!first) throw new Error('content/documents has too few documents for this test');
  const inCategory = (id: string, category: string) => ({
    ...first,
    id,
    hash: id,
    fields: { ...first.fields, category },
  });
  const moved = await under.client.post('/api/admin/document-categories/reference/move-and-delete', {
    authorization: admin,
    body: { into: 'cases' },
  });
  expect(moved.status).toBe(200);
  const counts = await importDocuments(under.deps, [
    inCategory('in-deleted', 'reference'),
    inCategory('in-unknown', 'nothing'),
  ]);
  expect(counts).toEqual({ create: 1, update: 0, keep: 0, conflict: 1 });
  expect(await under.deps.documents.find('in-deleted')).toMatchObject({ category: 'cases' });
  expect(await under.deps.documents.find('in-unknown')).toBeNull();
});

test('When content is new in a retired category, or in one that was deleted empty, then the log says where it came', async () => {
  const [first] = await readDocuments(folder);
  if (!first) throw new Error('content/documents has too few documents for this test');
  const path = '/api/admin/document-categories';
  const ids = ['resting', 'emptied'];
  for (const id of ids)
    await under.client.post(path, { authorization: admin, body: { id, nameEs: id, nameEn: id } });
  await under.client.patch(`${path}/resting`, { authorization: admin, body: { isRetired: true } });
  expect((await under.client.delete(`${path}/emptied`, { authorization: admin })).status).toBe(200);
  const warned: unknown[] = [];
  const logger = Object.create(under.deps.logger, {
    warn: { value: (told: unknown) => warned.push(told) },
  }) as typeof under.deps.logger;
  await importDocuments(
    { ...under.deps, logger },
    ids.map((id) => ({ ...first, id: `in-${id}`, hash: id, fields: { ...first.fields, category: id } })),
  );
  expect(warned).toEqual([
    { document: 'in-resting', category: 'resting' },
    { document: 'in-emptied', category: 'guides' },
  ]);
});
