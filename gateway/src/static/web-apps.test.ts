import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { contentSecurityPolicy } from '../edge/security-headers.ts';
import { webApps } from './web-apps.ts';

const page = (script: string) => `<!doctype html>
<meta property="og:site_name" content="Promptario" />
<meta property="og:image" content="/social-card.png" />
<script type="application/json" id="preloads">{}</script>
<script>${script}</script>
<script type="module" src="/assets/index.js"></script>`;
const allowed = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apps-'));
  for (const app of ['learner', 'admin']) {
    await mkdir(join(folder, app));
    await writeFile(join(folder, app, 'index.html'), page(`boot('${app}')`));
  }
  await writeFile(join(folder, 'learner', 'icon.svg'), '<svg />');
  const apps = webApps({
    learner: join(folder, 'learner'),
    admin: join(folder, 'admin'),
    site: { brand: 'A & $& "B"', publicUrl: 'https://academy.example' },
    policy: (scripts) => contentSecurityPolicy(null, scripts),
    previewOf: async () => null,
  });
  server = createServer(express().use(apps)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const scriptPolicyOf = async (path: string): Promise<string | undefined> => {
  const { headers } = await fetch(url + path);
  return /script-src [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0];
};

test.each(['/', '/index.html', '/courses/fundamentals'])(
  'When %s is loaded, then its policy allows the script inside the page, and no other',
  async (path) => {
    expect(await scriptPolicyOf(path)).toBe(`script-src 'self' ${allowed("boot('learner')")}`);
  },
);

test('When a build replaces the page, then its new script is allowed and the old one no more', async () => {
  const file = join(folder, 'learner', 'index.html');
  await writeFile(file, page('later()'));
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect(await scriptPolicyOf('/')).toBe(`script-src 'self' ${allowed('later()')}`);
});

test('When the console is loaded, then no script inside a page is allowed', async () => {
  expect(await scriptPolicyOf('/admin/')).toBeUndefined();
});

test('When the page is loaded, then its link preview names this academy and has a whole address', async () => {
  const html = await (await fetch(`${url}/`)).text();
  expect(html).toContain('property="og:site_name" content="A &amp; $&amp; &quot;B&quot;"');
  expect(html).toContain('property="og:image" content="https://academy.example/social-card.png"');
});

test.each(['br', 'gzip', 'identity'])(
  'When a browser takes %s, then it gets the page in it',
  async (encoding) => {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  },
);

test('When a browser has the page already, then it is not sent again, and keeps its policy', async () => {
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const answer = await fetch(url, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
  expect(answer.status).toBe(304);
  // A browser puts the headers of this answer in the place of those that it has.
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
});

test('When a file is asked for, then it comes as it is, and one that is not there is missed', async () => {
  expect(await (await fetch(`${url}/icon.svg`)).text()).toBe('<svg />');
  expect((await fetch(`${url}/nothing.png`)).status).toBe(404);
});
