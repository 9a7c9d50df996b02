import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createLinkPreviews } from '../src/previews/link-previews.ts';
import { createPublicReader, type PublicReader } from '../src/previews/read-json.ts';
import { learnerPage } from '../src/static/learner-page.ts';

const html = `<!doctype html>
<html lang="en">
<meta
  name="description"
  content="Short courses."
/>
<title>Promptario</title>
<meta property="og:type" content="website" />
<meta property="og:title" content="Write prompts" />
<meta
  property="og:description"
  content="Short courses with exercises."
/>
<meta property="og:locale" content="en_GB" />
<meta property="og:locale:alternate" content="es_ES" />`;

const fundamentals = {
  id: 'fundamentals',
  titleEs: 'Fundamentos',
  titleEn: 'Fundamentals',
  descriptionEs: 'Aprende a pedir.',
  descriptionEn: 'Learn to ask.',
};
const hostile = {
  ...fundamentals,
  titleEn: '"><script>alert(1)</script> $& $1 </title>',
  descriptionEn: `${'a "word" '.repeat(100)}\n<b>`,
};

let answers: Record<string, unknown>;
let asked: string[];
let isSilent: boolean;
let folder: string;
let url: string;
let now: number;
let reader: PublicReader;
const servers: Server[] = [];

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  answers = { '/api/courses/fundamentals': fundamentals };
  asked = [];
  isSilent = false;
  now = 0;
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await writeFile(join(folder, 'index.html'), html);
  const service = await serve((req, res) => {
    asked.push(req.url ?? '');
    if (isSilent) return;
    const answer = answers[req.url ?? ''];
    res.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answer ?? {}));
  });
  reader = createPublicReader(service, { deadlineMs: 300 });
  const previewOf = createLinkPreviews(
    { catalog: reader.read, library: reader.read },
    { mostReading: 2, now: () => now },
  );
  const page = learnerPage({
    file: join(folder, 'index.html'),
    site: { brand: 'A & B', publicUrl: 'https://academy.example' },
    policy: () => "default-src 'self'",
    previewOf,
  });
  url = await serve(express().use(page));
});
afterEach(async () => {
  await reader.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

const open = (path: string, language = 'es-MX,es;q=0.9') =>
  fetch(url + path, { headers: { 'Accept-Language': language } });
const read = async (path: string, language?: string): Promise<string> => (await open(path, language)).text();

test('When a link to a course is pasted, then its page has the course’s title, text and language', async () => {
  const page = await read('/courses/fundamentals');
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<title>Fundamentos · A &amp; B</title>');
  expect(page).toContain('property="og:title" content="Fundamentos"');
  expect(page).toMatch(/name="description"\s+content="Aprende a pedir\."/);
  expect(page).toMatch(/property="og:description"\s+content="Aprende a pedir\."/);
  expect(page).toContain('property="og:locale" content="es_ES"');
  expect(page).toContain('property="og:locale:alternate" content="en_GB"');
});

test.each(['en-GB', 'fr', '*'])('When the reader asks for %s, then they are English', async (language) => {
  const page = await read('/courses/fundamentals', language);
  expect(page).toContain('property="og:title" content="Fundamentals"');
  expect(page).toContain('<html lang="en">');
});

test('When it is a document, then its page has what visitors may see of it', async () => {
  answers['/api/documents/d1'] = { ...fundamentals, locked: true, excerptEs: 'Secreto', titleEs: 'Guía' };
  const page = await read('/library/d1');
  expect(page).toContain('property="og:title" content="Guía"');
  expect(page).not.toContain('Secreto');
});

test('When it is a lesson, then its title comes from its course’s public list', async () => {
  answers['/api/courses'] = [fundamentals];
  answers['/api/courses/fundamentals/lessons'] = [{ id: 'l1', titleEs: 'La pieza', titleEn: 'The piece' }];
  const page = await read('/lessons/l1');
  expect(page).toContain('property="og:title" content="La pieza"');
  expect(page).toContain('content="Lección del curso «Fundamentos». Aprende a pedir."');
  expect(asked).not.toContain('/api/lessons/l1');
  expect(await read('/lessons/l2')).toBe(html);
});

test.each([
  '/courses/draft',
  '/library/draft',
  '/lessons/draft',
  '/',
  '/courses',
  '/courses/a%2Fb',
  '/courses/a/b',
])('When visitors may not see anything of it, as at %s, then the page is the academy’s own', async (path) => {
  expect(await read(path)).toBe(html);
});

test('When a title is hostile, then it is text, and a long one is cut', async () => {
  answers['/api/courses/fundamentals'] = hostile;
  const page = await read('/courses/fundamentals', 'en');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b>');
  const title = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 &lt;/title&gt;';
  expect(page).toContain(`<title>${title} · A &amp; B</title>`);
  expect(page).toContain(`property="og:title" content="${title}"`);
  expect(/og:description"\s+content="([^"]*)"/.exec(page)?.[1]).toMatch(/^(a &quot;word&quot; )+.{0,20}…$/);
});

test('When the service does not answer, then the page comes all the same, and it is left alone for a while', async () => {
  isSilent = true;
  expect(await read('/courses/fundamentals')).toBe(html);
  isSilent = false;
  expect(await read('/courses/fundamentals')).toBe(html);
  expect(asked).toHaveLength(1);
  now += 5_001;
  expect(await read('/courses/fundamentals')).toContain('Fundamentos');
});

test('When it is silent and many pages are opened, then few ask and none is refused', async () => {
  isSilent = true;
  const pages = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => read(`/courses/${id}`)));
  expect(pages).toEqual(pages.map(() => html));
  expect(asked).toHaveLength(2);
});

test('When its answer is not what was agreed, then the page is the academy’s own', async () => {
  answers['/api/courses/fundamentals'] = { titleEs: 7 };
  expect(await read('/courses/fundamentals')).toBe(html);
});

test('When many open it at once and again, then the service is asked once, until the answer is old', async () => {
  await Promise.all([read('/courses/fundamentals'), read('/courses/fundamentals', 'en')]);
  await read('/courses/fundamentals');
  expect(asked).toEqual(['/api/courses/fundamentals']);
  now += 60_001;
  await read('/courses/fundamentals');
  expect(asked).toHaveLength(2);
});

test('When the title changes, then a browser that has the page gets it anew; until then it keeps its own', async () => {
  const first = await open('/courses/fundamentals');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  const again = () =>
    fetch(`${url}/courses/fundamentals`, {
      headers: {
        'Accept-Language': 'es',
        'If-None-Match': first.headers.get('etag') ?? '',
        'Cache-Control': 'max-age=0',
      },
    });
  expect((await again()).status).toBe(304);
  answers['/api/courses/fundamentals'] = { ...fundamentals, titleEs: 'Otro título' };
  now += 60_001;
  expect((await again()).status).toBe(200);
});

test.each(['br', 'gzip', 'identity'])(
  'When a browser takes %s, then it gets the title in it',
  async (encoding) => {
    const answer = await fetch(`${url}/courses/fundamentals`, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toContain('og:title" content="Fundamentals"');
  },
);
