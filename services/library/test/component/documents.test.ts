import { createPdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import type { PdfSource } from '../../src/pdf/draw-document.ts';
import { draft, secretPart } from '../support/drafts.ts';
import { pagesIn } from '../support/pdf-pages.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let admin: string;

beforeAll(async () => {
  under = await startLibrary(stack);
  admin = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);
afterAll(() => under.stop());

const add = async (over: Parameters<typeof draft>[0] = {}): Promise<{ id: string; version: number }> => {
  const answer = await under.client.post('/api/admin/documents', { authorization: admin, body: draft(over) });
  expect(answer.status).toBe(201);
  return answer.body;
};
const toldOf = (id: string) => under.events.filter(({ subject }) => subject === id);

describe('reading', () => {
  const cases = [
    ['a visitor', null, { free: false, premium: false }],
    ['a free learner', { plan: 'free' }, { free: true, premium: false }],
    ['a premium learner', { plan: 'premium' }, { free: true, premium: true }],
    ['a moderator without premium', { role: 'moderator' }, { free: true, premium: false }],
    ['an administrator', { role: 'administrator' }, { free: true, premium: true }],
  ] as const;

  test.each(cases)(
    'When %s opens documents, then only what they may read comes whole',
    async (_who, claims, may) => {
      const authorization = claims ? { authorization: await under.issuer.bearer(claims) } : {};
      for (const kind of ['free', 'premium'] as const) {
        const { id } = await add({ isPremium: kind === 'premium' });
        const answer = await under.client.get(`/api/documents/${id}`, authorization);
        expect(answer.status).toBe(200);
        expect(answer.body.locked).toBe(!may[kind]);
        expect(JSON.stringify(answer.body).includes(secretPart)).toBe(may[kind]);
        const pdf = await under.client.get(`/api/documents/${id}/download?lang=es`, authorization);
        expect(pdf.status).toBe(may[kind] ? 200 : claims ? 403 : 401);
        expect(pdf.headers.get('content-type')).toContain(may[kind] ? 'application/pdf' : 'problem+json');
      }
    },
  );

  test('When a token is forged, then staff calls get 401 and a public page shows a visitor', async () => {
    const { id } = await add();
    const [head, claims] = (await under.issuer.token({ plan: 'premium' })).split('.');
    const authorization = `Bearer ${head}.${claims}.${Buffer.from('forged').toString('base64url')}`;
    expect((await under.client.get('/api/admin/documents', { authorization })).status).toBe(401);
    expect((await under.client.get(`/api/documents/${id}`, { authorization })).body.locked).toBe(true);
  });

  test('When the list is asked for, then it has no texts, and an ETag that saves sending it again', async () => {
    await add();
    const answer = await under.client.get('/api/documents');
    expect(JSON.stringify(answer.body)).not.toContain(secretPart);
    const etag = answer.headers.get('etag') ?? '';
    const again = await under.client.get('/api/documents', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('When a draft is asked for by a reader, then it is not there', async () => {
    const { id } = await add({ status: 'draft' });
    const authorization = await under.issuer.bearer({ plan: 'premium' });
    const answer = await under.client.get(`/api/documents/${id}`, { authorization, language: 'es' });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('Documento no encontrado');
    const listed = await under.client.get('/api/documents', { authorization });
    expect(listed.body.map((document: { id: string }) => document.id)).not.toContain(id);
  });

  test('When somebody searches without accents and in part, then titles and descriptions are found', async () => {
    const { id } = await add({ titleEs: 'Redacción de ordenanzas', titleEn: 'Drafting by-laws' });
    for (const q of ['redaccion', 'ORDENAN', 'draft']) {
      const { body } = await under.client.get(`/api/documents?q=${q}`);
      expect(body.map((document: { id: string }) => document.id)).toContain(id);
    }
    expect((await under.client.get('/api/documents?q=zzzz')).body).toEqual([]);
  });

  test('When the list is paged, then each document comes once and in order', async () => {
    for (let i = 0; i < 5; i += 1) await add({ category: 'reference' });
    const seen: string[] = [];
    let path: string | null = '/api/documents?category=reference&limit=2';
    while (path) {
      const answer = await under.client.get(path);
      seen.push(...answer.body.map((document: { id: string }) => document.id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    const whole = await under.client.get('/api/documents?category=reference');
    expect(seen).toEqual(whole.body.map((document: { id: string }) => document.id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('When a page that nobody wrote is asked for, then the error names the parameter', async () => {
    const answer = await under.client.get('/api/documents?limit=2&after=nonsense');
    expect(answer.status).toBe(400);
    expect(answer.body.fields[0].path).toBe('after');
  });

  test('When related documents are asked for, then the closest come and never itself', async () => {
    const one = await add({ titleEs: 'Notas de reunión', titleEn: 'Meeting minutes', category: 'cases' });
    const two = await add({ titleEs: 'Actas de reunión', titleEn: 'Meeting records', category: 'cases' });
    const { body } = await under.client.get(`/api/documents/${one.id}/related`);
    const ids = body.map((document: { id: string }) => document.id);
    expect(ids[0]).toBe(two.id);
    expect(ids).not.toContain(one.id);
    expect(ids.length).toBeLessThanOrEqual(3);
  });
});

describe('staff', () => {
  test.each([
    ['a visitor', null, 401],
    ['a premium learner', { plan: 'premium' }, 403],
    ['a moderator', { role: 'moderator' }, 403],
  ] as const)('When %s calls what staff call, then nothing happens', async (_who, claims, status) => {
    const { id } = await add();
    const authorization = claims ? { authorization: await under.issuer.bearer(claims) } : {};
    const path = `/api/admin/documents/${id}`;
    const answers = [
      await under.client.get('/api/admin/documents', authorization),
      await under.client.get(path, authorization),
      await under.client.post('/api/admin/documents', { ...authorization, body: draft() }),
      await under.client.patch(path, { ...authorization, body: { titleEn: 'Taken over' } }),
      await under.client.delete(path, authorization),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    const stands = await under.client.get(path, { authorization: admin });
    expect(stands.body.titleEn).toBe('Support guide');
  });

  test('When a draft is unfinished, then it is kept, and published only once every text is there', async () => {
    const send = (body: object) => under.client.post('/api/admin/documents', { authorization: admin, body });
    const { titleEs, category, isPremium, ...rest } = draft({ status: 'draft' });
    const nameless = await send({ category, isPremium, contentEs: 'Un comienzo' });
    expect([nameless.status, nameless.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['titleEs', 'titleEn'],
    ]);
    const kept = await send({ titleEs, category, isPremium });
    expect([kept.status, kept.body]).toMatchObject([201, { titleEs, titleEn: '', contentEs: '' }]);
    const path = `/api/admin/documents/${kept.body.id}`;
    const change = (body: object) => under.client.patch(path, { authorization: admin, body });
    for (const status of ['queued', 'published']) {
      const refused = await change({ status });
      expect([refused.status, refused.body.fields.length]).toEqual([400, 5]);
    }
    expect((await change({ ...rest, status: 'published' })).body).toMatchObject({ status: 'published' });
    const emptied = await change({ contentEn: '' });
    expect([emptied.status, emptied.body.fields]).toMatchObject([400, [{ path: 'contentEn' }]]);
  });

  test('When a field is missing, then the error names it in the language asked for and nothing is written', async () => {
    const before = await under.client.get('/api/admin/documents', { authorization: admin });
    const answer = await under.client.post('/api/admin/documents', {
      authorization: admin,
      language: 'es',
      body: { ...draft(), titleEs: '  ' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ path: 'titleEs', message: 'Hace falta para publicarlo' }]);
    const after = await under.client.get('/api/admin/documents', { authorization: admin });
    expect(after.headers.get('x-total-count')).toBe(before.headers.get('x-total-count'));
  });

  test('When the whole record is sent back with one change, then what is not editable is ignored', async () => {
    const { id } = await add();
    const { body: record } = await under.client.get(`/api/admin/documents/${id}`, { authorization: admin });
    const changed = await under.client.patch(`/api/admin/documents/${id}`, {
      authorization: admin,
      body: {
        ...record,
        titleEn: 'Better',
        pageCount: 999,
        createdAt: '2001-01-01T00:00:00.000Z',
        id: 'other',
      },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      id,
      titleEn: 'Better',
      pageCount: record.pageCount,
      createdAt: record.createdAt,
    });
  });

  test('When a document is published and changed, then answers and events count the pages of its PDF', async () => {
    // Few words on many lines: an estimate by words is far below.
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `- ${n}`).join('\n');
    const pagesOf = async (id: string): Promise<number> => {
      const path = `/api/documents/${id}/download`;
      const [es, en] = await Promise.all(
        ['es', 'en'].map((language) =>
          under.client.get(`${path}?lang=${language}`, { authorization: admin }),
        ),
      );
      return Math.max(pagesIn(es?.body), pagesIn(en?.body));
    };
    const created = await under.client.post('/api/admin/documents', {
      authorization: admin,
      body: draft({ contentEn: lines(200) }),
    });
    const { id } = created.body;
    expect(created.body.pageCount).toBeGreaterThan(2);
    expect(created.body.pageCount).toBe(await pagesOf(id));
    const changed = await under.client.patch(`/api/admin/documents/${id}`, {
      authorization: admin,
      body: { contentEs: lines(500) },
    });
    expect(changed.body.pageCount).toBeGreaterThan(created.body.pageCount);
    expect(changed.body.pageCount).toBe(await pagesOf(id));
    await until(() => toldOf(id).length === 2);
    expect(toldOf(id).map(({ data }) => (data as { pageCount: number }).pageCount)).toEqual([
      created.body.pageCount,
      changed.body.pageCount,
    ]);
  });

  test('When two edit the same version, then the second is told and nothing of it is written', async () => {
    const { id, version } = await add();
    const edit = (titleEn: string) =>
      under.client.patch(`/api/admin/documents/${id}`, {
        authorization: admin,
        headers: { 'if-match': `"${version}"` },
        body: { titleEn },
      });
    expect((await edit('First')).status).toBe(200);
    const second = await edit('Second');
    expect(second.status).toBe(409);
    const { body } = await under.client.get(`/api/admin/documents/${id}`, { authorization: admin });
    expect(body.titleEn).toBe('First');
  });

  test('When the list is ranged, sorted and filtered, then rows and counts fit', async () => {
    await add({ titleEn: 'Aardvark guide', category: 'enterprise', status: 'draft' });
    await add({ titleEn: 'Badger guide', category: 'enterprise', status: 'draft' });
    const query = new URLSearchParams({
      sort: '["titleEn","ASC"]',
      range: '[0,0]',
      filter: '{"category":"enterprise","status":"draft"}',
    });
    const answer = await under.client.get(`/api/admin/documents?${query}`, { authorization: admin });
    expect(answer.body.map(({ titleEn }: { titleEn: string }) => titleEn)).toEqual(['Aardvark guide']);
    expect(answer.headers.get('content-range')).toBe('documents 0-0/2');
    expect(answer.headers.get('x-total-count')).toBe('2');
  });

  test.each([
    ['sort', '["importedHash","ASC"]'],
    ['sort', '["constructor","ASC"]'],
    ['filter', '{"status":{"$ne":null}}'],
    ['filter', '{"$where":"1"}'],
  ])('When %s is %s, then it is refused by name', async (name, value) => {
    const query = new URLSearchParams({ [name]: value });
    const answer = await under.client.get(`/api/admin/documents?${query}`, { authorization: admin });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([expect.objectContaining({ path: name })]);
  });

  test('When If-Match carries no version, then nothing is changed', async () => {
    const { id } = await add();
    const answer = await under.client.patch(`/api/admin/documents/${id}`, {
      authorization: admin,
      headers: { 'if-match': '"latest"' },
      body: { titleEn: 'Lost' },
    });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, 'If-Match']);
    const { body } = await under.client.get(`/api/admin/documents/${id}`, { authorization: admin });
    expect(body.titleEn).not.toBe('Lost');
  });
});

describe('what others hear', () => {
  test('When a document is published, changed, withdrawn, published again and removed, then each is told once, in order', async () => {
    const { id } = await add({ status: 'draft' });
    const patch = (body: object) =>
      under.client.patch(`/api/admin/documents/${id}`, { authorization: admin, body });
    await patch({ titleEn: 'Still a draft' });
    await patch({ status: 'published' });
    await patch({ titleEn: 'Changed' });
    await patch({ status: 'draft' });
    await patch({ status: 'published' });
    await under.client.delete(`/api/admin/documents/${id}`, { authorization: admin });
    await until(() => toldOf(id).length === 5);
    expect(toldOf(id).map(({ type }) => type.split('.')[2])).toEqual([
      'document_added',
      'document_updated',
      'document_removed',
      'document_added',
      'document_removed',
    ]);
    const sequences = toldOf(id).map(({ sequence }) => sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect(toldOf(id)[0]?.data).toMatchObject({ titleEn: 'Still a draft', imported: false });
    await until(async () => (await under.deps.documents.find(id)) === null);
  });
});

describe('documents that no PDF can be made of', () => {
  // Each of its lines would carry the whole address: tens of megabytes.
  test('When a link is longer than any browser opens, then it is drawn as text and weighs little', async () => {
    const contentEn = 'www.a'.repeat(9_000);
    const { id } = await add({ contentEn });
    const path = `/api/documents/${id}/download?lang=en`;
    const { body } = await under.client.get(path, { authorization: admin });
    expect(pagesIn(body)).toBeGreaterThan(1);
    expect(body.length).toBeLessThan(1024 * 1024);
  });

  /** Takes seconds to parse. */
  const hard = '_a'.repeat(25_000);

  test('When one is published, then its content is named, in the caller’s language, and it stays a draft', async () => {
    const before = under.deps.pdfs;
    const strict = createPdfRenderer<PdfSource>({
      module: new URL('../../src/pdf/pdf-worker.ts', import.meta.url),
      data: { brand: 'Promptario' },
      logger: stack.logger,
      timeLimitMs: 600,
      waitMs: 30_000,
    });
    const authorization = admin;
    const document = draft({ contentEs: hard, contentEn: hard, status: 'draft' });
    const { body } = await under.client.post('/api/admin/documents', { authorization, body: document });
    const path = `/api/admin/documents/${body.id}`;
    try {
      under.deps.pdfs = strict;
      for (const [language, message] of [
        ['es', 'demasiado complejo'],
        ['en', 'too complex'],
      ] as const) {
        const refused = await under.client.patch(path, {
          authorization,
          language,
          body: { status: 'published' },
        });
        expect(refused).toMatchObject({ status: 400 });
        expect(refused.body.fields).toMatchObject([
          { path: 'contentEs', message: expect.stringContaining(message) },
          { path: 'contentEn', message: expect.stringContaining(message) },
        ]);
      }
      const created = { authorization, body: { ...document, status: 'published' } };
      expect(await under.client.post('/api/admin/documents', created)).toMatchObject({ status: 400 });
      expect((await under.client.get(path, { authorization })).body).toMatchObject({
        status: 'draft',
        version: 1,
      });

      // Published before this was checked.
      under.deps.pdfs = { ...strict, drawAhead: async () => 1 };
      expect((await under.client.patch(path, { authorization, body: { status: 'published' } })).status).toBe(
        200,
      );
      const download = `/api/documents/${body.id}/download`;
      const failed = await under.client.get(download, { authorization, language: 'es' });
      expect(failed).toMatchObject({ status: 422, body: { detail: expect.stringContaining('este PDF') } });
    } finally {
      under.deps.pdfs = before;
      await strict.worker.stop();
    }
  });
});
