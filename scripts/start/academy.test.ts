import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { holderOf } from '../machine/data-lock.mjs';
import { processIdentity } from '../machine/process-identity.mjs';
import { startAcademy } from './academy.ts';
import { startConfig } from './config.ts';
import { createFixtureAcademy, type FixtureAcademy } from './fixture-academy.ts';
import type { FirstAdmin } from './launch-context.ts';
import type { Launched } from './launch.ts';

interface Answer {
  pid: number;
  env: Record<string, string>;
}

const ask = async (url: string): Promise<Answer> => (await (await fetch(url)).json()) as Answer;

const until = async <Value>(look: () => Promise<Value> | Value): Promise<NonNullable<Value>> => {
  for (;;) {
    const value = await look();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('An academy under its starter', () => {
  let fixture: FixtureAcademy;
  let academy: Launched | undefined;
  let admin: FirstAdmin | undefined;
  const news: string[] = [];

  const start = async (signal = new AbortController().signal): Promise<Launched> => {
    academy = await startAcademy({
      root: fixture.root,
      config: startConfig(fixture.env, fixture.root),
      progress: {
        step: () => ({ done: () => {}, failed: () => {} }),
        note: (text) => void news.push(text),
        close: () => {},
      },
      signal,
      onFirstAdmin: (first) => (admin = first),
    });
    return academy;
  };

  beforeEach(async () => {
    news.length = 0;
    admin = undefined;
    academy = undefined;
    fixture = await createFixtureAcademy();
  });
  afterEach(async () => {
    await academy?.stop();
    await fixture.close();
    rmSync(fixture.root, { recursive: true });
  });

  /** The gateway, and through the addresses that it was given, every service. */
  const everyone = async ({ publicUrl }: Launched): Promise<Answer[]> => {
    const gateway = await ask(publicUrl);
    return [gateway, await ask(`${gateway.env.AUTH_URL}/`), await ask(`${gateway.env.LIBRARY_URL}/`)];
  };

  test('runs each service as a process of its own and tells the first sign-in', async () => {
    const pids = (await everyone(await start())).map(({ pid }) => pid);
    expect(new Set([...pids, process.pid]).size).toBe(4);
    expect(admin).toEqual({ email: 'a@b.example', password: 's3cret' });
  });

  test('finds a service that died again at the same address', async () => {
    const [gateway] = await everyone(await start());
    const library = gateway?.env.LIBRARY_URL ?? '';
    const { pid } = await ask(library);
    await fetch(`${library}/die`).catch(() => {});
    const again = await until(() => ask(library).catch(() => null));
    expect(again.pid).not.toBe(pid);
    await until(() => news.includes('library works again.'));
    expect(news[0]).toMatch(/^library stopped \(exit code 3\); starting it again in 0\.5 s/);
  });

  test('stops the gateway before the services, and lets the data folder go', async () => {
    await (await start()).stop();
    const stopped = readFileSync(fixture.stoppedFile, 'utf8').trim().split('\n');
    expect(stopped).toHaveLength(3);
    expect(stopped[0]).toContain('gateway');
    expect(holderOf(join(fixture.root, 'data'))).toBeNull();
  });

  test('refuses a second one on the same data, and is not disturbed by it', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/is in use \(npm start, process \d+\); stop that one first/);
    expect(await everyone(first)).toHaveLength(3);
  });

  test('leaves nothing running when it is interrupted on its way', async () => {
    const interrupt = new AbortController();
    interrupt.abort();
    await expect(start(interrupt.signal)).rejects.toThrow('Stopped before it was ready.');
    expect(holderOf(join(fixture.root, 'data'))).toBeNull();
  });

  test('When the starter meets an error that nobody caught, then it says so and stops all in order', async () => {
    const starter = spawn(process.execPath, [join(import.meta.dirname, 'run-fixture.ts'), fixture.root], {
      env: fixture.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    createInterface({ input: starter.stderr }).on('line', (line) => said.push(line));
    const exited = new Promise<number | null>((resolve) => starter.once('exit', resolve));
    const isReady = new Promise<void>((resolve) =>
      createInterface({ input: starter.stdout }).on('line', (line) => {
        if (line.startsWith('Academy ready')) resolve();
      }),
    );
    await isReady;
    starter.kill('SIGUSR2');
    expect(await exited).toBe(1);
    expect(said.filter((line) => !line.includes('Warning') && !line.startsWith('(Use'))).toEqual([
      expect.stringMatching(/^npm start cannot go on\. Unexpected error: a defect \(.*run-fixture\.ts/),
    ]);
    const stopped = readFileSync(fixture.stoppedFile, 'utf8').trim().split('\n');
    expect(stopped).toHaveLength(3);
    expect(stopped[0]).toContain('gateway');
    expect(holderOf(join(fixture.root, 'data'))).toBeNull();
  });

  test('stops by itself when its starter is killed', async () => {
    const starter = spawn(process.execPath, [join(import.meta.dirname, 'start-fixture.ts'), fixture.root], {
      env: fixture.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const publicUrl = await new Promise<string>((resolve) =>
      createInterface({ input: starter.stdout }).once('line', resolve),
    );
    const pids = (await everyone({ publicUrl } as Launched)).map(({ pid }) => pid);
    starter.kill('SIGKILL');
    await until(() => pids.every((pid) => processIdentity(pid) === null));
    // The killed one's lock is no obstacle.
    expect(await everyone(await start())).toHaveLength(3);
  });
});
