import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import type { DocumentDraft, StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { notDrawable } from '@academy/pdf-kit/rendering/pdf-refusals.ts';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { createAutomationRuns, type AutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { publishNextDocument } from '../../src/use-cases/publish-next-document.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let runs: AutomationRuns;
let authorization: string;
const type = 'publish_next_document';

beforeAll(async () => {
  under = await startLibrary(stack);
  // Drawing has its own tests, and a time limit that a busy machine misses.
  under.deps.pdfs = { ...under.deps.pdfs, drawAhead: async () => 1 };
  runs = createAutomationRuns(stack.kafka(), under.events);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const add = async (over: Partial<DocumentDraft>): Promise<StaffDocument> =>
  (await under.client.post('/api/admin/documents', { authorization, body: draft(over) })).body;
const read = async (id: string): Promise<StaffDocument> =>
  (await under.client.get(`/api/admin/documents/${id}`, { authorization })).body;
const change = (id: string, body: object) =>
  under.client.patch(`/api/admin/documents/${id}`, { authorization, body, language: 'en' });
const statuses = async (...documents: StaffDocument[]) =>
  (await Promise.all(documents.map(({ id }) => read(id)))).map(({ status }) => status);
const work = (...runIds: [string, ...string[]]) =>
  publishNextDocument(under.deps)(new AbortController().signal, { runIds });
const addedOf = (id: string) =>
  under.events.filter(({ type: told, subject }) => told === documentAddedV1.type && subject === id);

test('When a run finds the queue empty, then it says so and publishes nothing', async () => {
  await add({ status: 'draft' });
  expect(await runs.run(type)).toMatchObject({ counts: { published: 0, queued: 0 }, error: null });
});

test('When documents are queued, then each run publishes and announces the one that waits longest', async () => {
  const drafted = await add({ status: 'draft' });
  const first = await add({ status: 'queued' });
  const second = await add({ status: 'queued' });
  const third = (await change(drafted.id, { status: 'queued' })).body as StaffDocument;
  // An edit keeps its place; leaving the queue gives it up.
  await change(first.id, { titleEn: 'Still the first' });
  expect((await read(first.id)).queuedAt).toBe(first.queuedAt);
  await change(second.id, { status: 'draft' });
  expect((await read(second.id)).queuedAt).toBeNull();
  await change(second.id, { status: 'queued' });
  const order = new URLSearchParams({
    filter: JSON.stringify({ status: 'queued' }),
    sort: JSON.stringify(['queuedAt', 'ASC']),
  });
  const queue = await under.client.get(`/api/admin/documents?${order}`, { authorization });
  expect(queue.body.map(({ id }: StaffDocument) => id)).toEqual([first.id, third.id, second.id]);

  expect((await runs.run(type)).counts).toEqual({ published: 1, queued: 2 });
  expect(await statuses(first, third, second)).toEqual(['published', 'queued', 'queued']);
  const [added] = await until(() => addedOf(first.id).length > 0 && addedOf(first.id));
  expect(added?.data).toMatchObject({ titleEn: 'Still the first', imported: false });
  expect((await runs.run(type)).counts).toEqual({ published: 1, queued: 1 });
  expect((await runs.run(type)).counts).toEqual({ published: 1, queued: 0 });
  expect((await runs.run(type)).counts).toEqual({ published: 0, queued: 0 });
});

test('When a run is repeated after a crash, or done twice at once, then it publishes one document', async () => {
  const documents = [await add({ status: 'queued' }), await add({ status: 'queued' })] as const;
  await work('crashed');
  // What it published may be gone by the time that it is repeated, with later runs beside it.
  expect(await work('later', 'crashed')).toEqual({ published: 1, queued: 1 });
  expect(await statuses(...documents)).toEqual(['published', 'queued']);
  const more = [await add({ status: 'queued' }), await add({ status: 'queued' })] as const;
  await Promise.all([work('doubled'), work('doubled'), work('doubled')]);
  expect(await statuses(documents[1], ...more)).toEqual(['published', 'queued', 'queued']);
  await change(more[0].id, { status: 'draft' });
  await change(more[1].id, { status: 'draft' });
});

test('When no PDF can be made of a document, then it is not queued, and one that was queued before is passed over by name', async () => {
  const { id } = await add({ status: 'queued', titleEn: 'Too hard', titleEs: 'Difícil' });
  const next = await add({ status: 'queued', titleEn: 'Easy', titleEs: 'Fácil' });
  const { pdfs } = under.deps;
  const drawAhead: typeof pdfs.drawAhead = (source) =>
    /Easy|Fácil/.test(JSON.stringify(source)) ? pdfs.drawAhead(source) : Promise.reject(notDrawable());
  try {
    under.deps.pdfs = { ...pdfs, drawAhead };
    const refused = await change((await add({ status: 'draft' })).id, { status: 'queued' });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'contentEs' }, { path: 'contentEn' }] },
    });
    const { error } = await runs.run(type);
    expect(error?.en).toMatch(
      /^“Too hard” cannot be published\. .*too complex.* “Easy” was published instead\.$/,
    );
    expect(error?.es).toMatch(/^«Difícil» no se puede publicar\. .* En su lugar se ha publicado «Fácil»\.$/);
    expect((await read(id)).status).toBe('queued');
    expect((await read(next.id)).status).toBe('published');
    await until(() => addedOf(next.id).length === 1);
    // Nothing else is queued: the run ends, and says again what waits for staff.
    expect((await runs.run(type)).error?.en).toMatch(/^“Too hard” cannot be published\. [^“]*$/);
  } finally {
    under.deps.pdfs = pdfs;
  }
  expect(await runs.run(type)).toMatchObject({ counts: { published: 1, queued: 0 }, error: null });
});

test('When the check itself fails, then the run fails and nothing is passed over', async () => {
  const first = await add({ status: 'queued' });
  const second = await add({ status: 'queued' });
  const { pdfs } = under.deps;
  try {
    under.deps.pdfs = {
      ...pdfs,
      drawAhead: () => Promise.reject(unavailable('busy', { es: 'Espera', en: 'Wait' }, 1)),
    };
    expect((await runs.run(type)).error).toEqual({ es: 'Espera', en: 'Wait' });
  } finally {
    under.deps.pdfs = pdfs;
  }
  expect(await statuses(first, second)).toEqual(['queued', 'queued']);
});
