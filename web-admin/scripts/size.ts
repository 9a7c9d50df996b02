import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Weighs the JavaScript that the console's first page loads (gzip) against a react-admin with one list of
 * guessed columns, built the same way. Fails above 1.3 times.
 */
const most = 1.3;
const root = new URL('..', import.meta.url).pathname;

interface ManifestEntry {
  file: string;
  imports?: string[];
}

async function initialBytes(): Promise<number> {
  const manifest = JSON.parse(await readFile(`${root}dist/.vite/manifest.json`, 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name]?.imports ?? []) visit(next);
  };
  const page = await readFile(`${root}dist/index.html`, 'utf8');
  for (const [name, { file }] of Object.entries(manifest)) if (page.includes(`/${file}"`)) visit(name);
  // Loaded by the first page as well: the texts of one language.
  visit('src/locales/es/messages.ts');
  const files = [...seen].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map((file) => readFile(`${root}dist/${file}`)));
  return sizes.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
}

const minimal = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Admin, Resource, ListGuesser } from 'react-admin';
  import simpleRestProvider from 'ra-data-simple-rest';
  createRoot(document.body).render(
    h(Admin, { dataProvider: simpleRestProvider('/api') }, h(Resource, { name: 'users', list: ListGuesser })),
  );
`;

async function minimalBytes(): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'minimal-entry',
        resolveId: (id) => (id === 'minimal' ? `${root}src/minimal.js` : undefined),
        load: (id) => (id === `${root}src/minimal.js` ? minimal : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'minimal' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return outputs
    .filter((file) => file.type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

const [console_, bare] = [await initialBytes(), await minimalBytes()];
const ratio = Number((console_ / bare).toFixed(2));
console.log(JSON.stringify({ consoleGzipBytes: console_, minimalGzipBytes: bare, ratio, most }));
if (ratio > most) process.exitCode = 1;
