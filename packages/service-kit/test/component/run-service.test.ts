import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../src/testing/child-process.ts';

const file = join(import.meta.dirname, '../support/idle-service.ts');
const start = (env: Record<string, string> = {}) =>
  startChild({ file, env: { START: 'well', STOP: 'well', ...env } });

test.each(['SIGTERM', 'SIGINT'] as const)(
  'When it gets %s, then it stops and ends with 0',
  async (signal) => {
    const child = start();
    expect(await child.untilLine(/^LISTENING/)).toBe('LISTENING {"port":7}');
    child.kill(signal);
    expect(await child.exited).toEqual({ code: 0, signal: null });
    expect(child.errors()).toBe('');
  },
);

test('When it is killed once it listens, then its compiled code is there for the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  const { NODE_COMPILE_CACHE: ofTheRun } = process.env;
  process.env['NODE_COMPILE_CACHE'] = folder;
  const child = start();
  if (ofTheRun === undefined) delete process.env['NODE_COMPILE_CACHE'];
  else process.env['NODE_COMPILE_CACHE'] = ofTheRun;
  await child.untilLine(/^LISTENING/);
  child.kill('SIGKILL');
  await child.exited;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  rmSync(folder, { recursive: true });
  expect(files.length).toBeGreaterThan(3);
});

test('When it is stopped before it was ever ready, then it ends with 0 and never says that it listens', async () => {
  const child = start({ START: 'late' });
  await child.untilLine(/^STARTED/);
  const listening = child.untilLine(/^LISTENING/).catch(() => null);
  child.kill('SIGTERM');
  expect(await child.exited).toEqual({ code: 0, signal: null });
  expect(await listening).toBeNull();
});

test('When it cannot start, then it says why in one line and ends with 1', async () => {
  const child = start({ START: 'badly' });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(child.errors()).toBe('idle could not start: the store is away\n');
});

test('When its configuration is wrong, then it names the key and not the value', async () => {
  const child = start({ STOP: 'hunter2' });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(child.errors()).toBe('idle could not start: Configuration: STOP is not valid\n');
});

test.each([
  ['fails', 'badly', 'it is stuck'],
  ['takes too long', 'never', 'took too long'],
])('When stopping %s, then it ends with 1 all the same', async (_how, STOP, why) => {
  const child = start({ STOP });
  await child.untilLine(/^LISTENING/);
  child.kill('SIGTERM');
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(child.errors()).toBe(`idle could not stop: ${why}\n`);
});

test('When its starter goes away, then it stops too, if it was told to', async () => {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], START: 'well', STOP: 'well', STOP_WITH_PARENT: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
});
