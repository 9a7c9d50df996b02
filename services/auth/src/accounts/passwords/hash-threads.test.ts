import { spawnSync } from 'node:child_process';
import { createHashThreads } from './hash-threads.ts';

test('When a hash cannot be read, then its check fails, and the thread goes on with the next', async () => {
  const threads = createHashThreads(1);
  await expect(threads.verify('no hash', 'gazpacho de sandía')).rejects.toThrow();
  const hashed = await threads.hash('gazpacho de sandía');
  expect(await threads.verify(hashed, 'gazpacho de sandía')).toBe(true);
  await threads.stop();
});

test('When a thread ends in the middle, then the one who waits hears of it, and a new thread takes the next', async () => {
  const threads = createHashThreads(1);
  const hashing = threads.hash('gazpacho de sandía');
  const [, outcome] = await Promise.allSettled([threads.stop(), hashing]);
  expect(outcome).toMatchObject({ status: 'rejected' });
  expect(await threads.hash('gazpacho de sandía')).toMatch(/^\$argon2id\$/);
  await threads.stop();
});

test('When the process was started with a preload that ends threads, then hashes are made all the same', () => {
  const preload =
    'data:text/javascript,import{isMainThread}from"node:worker_threads";if(!isMainThread)process.exit(3)';
  const module = new URL('./hash-threads.ts', import.meta.url).href;
  const script = `const { createHashThreads } = await import('${module}'); console.log(await createHashThreads(1).hash('x'));`;
  const args = ['--import', preload, '--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toMatch(/^\$argon2id\$/);
});
