/**
 * Compares what a visitor's first page fetches as JavaScript with a bare antd shell built the same way.
 * `npm run size -w web-learner` builds both, prints one line of JSON, and fails above the limit.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';

const LIMIT = 1.25;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the app begins for a visitor: the entry, the landing page, and one language's texts. */
const firstScreen = ['index.html', 'src/app/routes/landing.tsx'];

const shellEntry = `
import { Button, ConfigProvider, Form, Input, Layout, Menu } from 'antd';
import { createRoot } from 'react-dom/client';
import { createElement as h } from 'react';
createRoot(document.getElementById('root')).render(
  h(ConfigProvider, {}, h(Layout, {},
    h(Layout.Header, {}, h(Menu, { mode: 'horizontal', items: [{ key: 'home', label: 'Home' }] })),
    h(Layout.Content, {}, h(Form, {}, h(Form.Item, { name: 'q' }, h(Input)), h(Button, { type: 'primary' }, 'Go'))))));
`;

async function sizeOf(directory: string, entries: readonly string[]): Promise<number> {
  const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  entries.forEach(walk);
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(join(directory, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function buildShell(directory: string): Promise<void> {
  // Inside the workspace, so that the shell takes the very same antd and react.
  await writeFile(
    join(directory, 'index.html'),
    '<div id="root"></div><script type="module" src="./main.js"></script>',
  );
  await writeFile(join(directory, 'main.js'), shellEntry);
  await build({
    configFile: false,
    root: directory,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: aliases() },
    build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false } },
  });
}

const aliases = () =>
  ['antd', 'react', 'react-dom'].map((name) => ({
    find: new RegExp(`^${name}(/.*)?$`),
    replacement: join(packageFolder(name), '$1'),
  }));
const packageFolder = (name: string) =>
  fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`)));

const scratch = await mkdtemp(join(tmpdir(), 'bare-shell-'));
try {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(scratch, 'app') },
  });
  await buildShell(scratch);
  const texts = await largestTexts(join(scratch, 'app'));
  const learner = (await sizeOf(join(scratch, 'app'), firstScreen)) + texts;
  const shell = await sizeOf(join(scratch, 'dist'), ['index.html']);
  const ratio = Number((learner / shell).toFixed(3));
  console.log(JSON.stringify({ name: 'learner-initial-js-gzip', learner, shell, ratio, limit: LIMIT }));
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Only one language is loaded; the bigger one counts. */
async function largestTexts(directory: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest).filter(({ name }) => name?.startsWith('texts-'));
  const sizes = await Promise.all(
    chunks.map(async ({ file }) => gzipSync(await readFile(join(directory, file))).length),
  );
  return Math.max(...sizes);
}
