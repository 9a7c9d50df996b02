import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledCode } from '../machine/compiled-code.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-on-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('When a command runs, then its compiled code is kept, and what it starts is told nothing of it', async () => {
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `import { getCompileCacheDir } from 'node:module';
     console.log(JSON.stringify([getCompileCacheDir(), process.env.NODE_COMPILE_CACHE ?? null]));`,
  );
  const runner = join(import.meta.dirname, 'run-on-node.mjs');
  const options = JSON.stringify({ node: process.execPath, root: folder, main, args: [] });
  const { NODE_COMPILE_CACHE: _ours, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { runOnNode } = await import(${JSON.stringify(runner)}); await runOnNode(${options});`,
    ],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  const [cache, passedOn] = JSON.parse(said) as [string, string | null];
  const root = join(import.meta.dirname, '..', '..');
  expect(cache.startsWith(compiledCode(root))).toBe(true);
  expect(passedOn).toBeNull();
});
