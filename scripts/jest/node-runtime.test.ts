import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { keepGlobals } from './keep-globals.ts';
import NodeRuntime from './node-runtime.ts';

test('When a test runs, then it shares the world of what it loads', () => {
  expect(runInThisContext('Array')).toBe(Array);
});

test('When something is thrown, then its stack names the file by its path', () => {
  expect(new Error('thrown').stack).toContain(`(${import.meta.filename}:`);
});

test('When a test file runs again, then it begins anew and what it imports is there already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  const began: string[] = [];
  Reflect.set(globalThis, 'began', began);
  writeFileSync(join(folder, 'imported.mjs'), "began.push('imported');");
  writeFileSync(join(folder, 'file.mjs'), "import './imported.mjs'; began.push('file');");
  const runtime = new NodeRuntime({}, { moduleMocker: null, fakeTimersModern: null });
  await runtime.unstable_importModule(join(folder, 'file.mjs'));
  await runtime.unstable_importModule(join(folder, 'file.mjs'));
  expect(began).toEqual(['imported', 'file', 'file']);
  Reflect.deleteProperty(globalThis, 'began');
  rmSync(folder, { recursive: true });
});

test('When a file has changed globals and variables, then the next finds them as they were', () => {
  const { fetch } = globalThis;
  const { exit } = process;
  const directory = process.cwd();
  process.env['KEPT_GLOBAL'] = 'before';
  const restore = keepGlobals();
  globalThis.fetch = () => Promise.reject(new Error('replaced'));
  process.exit = () => {
    throw new Error('replaced');
  };
  process.env['KEPT_GLOBAL'] = 'after';
  process.env['NEW_GLOBAL'] = 'after';
  process.chdir('/');
  restore();
  expect(globalThis.fetch).toBe(fetch);
  expect(process.exit).toBe(exit);
  expect(process.cwd()).toBe(directory);
  expect(process.env['KEPT_GLOBAL']).toBe('before');
  expect(process.env['NEW_GLOBAL']).toBeUndefined();
  delete process.env['KEPT_GLOBAL'];
});
