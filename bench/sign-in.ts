import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { Pool, type Dispatcher } from 'undici';

// Sign-ins per second through auth's HTTP, its store and its tokens, against argon2id's verification alone; and how
// long another call takes meanwhile. Five interleaved rounds, medians: only the ratios mean anything elsewhere.

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Sign-ins a second, of what argon2id alone makes. */
const leastRatio = 0.8;
/** p99 of other reads meanwhile, of what it is when idle. */
const mostReadRatio = 2;
const rounds = 5;
const roundMs = 3_000;
const lanes = 16;
const pauseMs = 20;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? 0;
const rounded = (number: number): number => Math.round(number * 100) / 100;

/** How often a second `work` is done by so many lanes at once. */
const perSecond = async (work: () => Promise<void>, atOnce: number, ms = roundMs): Promise<number> => {
  const started = performance.now();
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - started < ms) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (done * 1000) / (performance.now() - started);
};

const stack = await startEmbeddedStack();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const auth = startChild({
  file: join(import.meta.dirname, '../services/auth/src/start.ts'),
  env: {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    AUTH_MASTER_KEY: randomBytes(32).toString('base64'),
    MAIL_KEY: randomBytes(32).toString('base64'),
    MONGO_URL: stack.mongoUrl,
    KAFKA_BROKERS: stack.kafka,
    // All these sign-ins are one person's from one address, and count as guesses until they have succeeded.
    SIGN_IN_FAILURES_PER_ACCOUNT: '1000',
    SIGN_IN_FAILURES_PER_ADDRESS: '1000',
    SIGN_IN_FAILURES_PER_DAY: '100000',
    DB_PREFIX: `bench${randomBytes(4).toString('hex')}_`,
  },
});

try {
  const line = await auth.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  // Not fetch: what the client costs is taken from the cores that argon2 needs.
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: lanes + 1, pipelining: 1 });
  const call = async (options: Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'>) => {
    const { statusCode, body } = await pool.request(options);
    const text = await body.text();
    if (statusCode >= 400 || text.length < 50)
      throw new Error(`${options.path} answered ${statusCode} ${text}`);
    return text;
  };
  const post = (path: string, body: object): Promise<string> =>
    call({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const credentials = { email: 'ana@example.com', password: 'gazpacho de sandía' };
  const names = { firstName: 'Ana', lastName: 'Núñez', username: 'ana' };
  const registered = await post('/api/auth/register', { ...credentials, ...names });
  const { token } = JSON.parse(registered) as { token: string };
  const hashed = await hash(credentials.password, cost);

  const verifyAlone = async (): Promise<void> => void (await verify(hashed, credentials.password));
  const signIn = async (): Promise<void> => void (await post('/api/auth/login', credentials));
  const timedRead = async (): Promise<number> => {
    const started = performance.now();
    await call({ path: '/api/auth/me', method: 'GET', headers: { authorization: `Bearer ${token}` } });
    return performance.now() - started;
  };
  /** The times of reads made one after another while `load` runs. */
  const readsDuring = async <T>(load: Promise<T>): Promise<{ value: T; times: number[] }> => {
    const times: number[] = [];
    const state = { over: false };
    const watched = load.finally(() => (state.over = true));
    while (!state.over) {
      times.push(await timedRead());
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return { value: await watched, times };
  };

  const argon2AtOnce = availableParallelism();
  await perSecond(signIn, lanes, 2_000);
  const results: { alone: number; signIns: number; idle: number[]; busy: number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await perSecond(verifyAlone, argon2AtOnce);
    const quiet = await readsDuring(new Promise<void>((resolve) => setTimeout(resolve, roundMs)));
    const signIns = await perSecond(signIn, lanes);
    const loaded = await readsDuring(perSecond(signIn, lanes));
    results.push({ alone, signIns, idle: quiet.times, busy: loaded.times });
  }

  const alone = median(results.map((result) => result.alone));
  const signIns = median(results.map((result) => result.signIns));
  const idleP99 = median(results.map(({ idle }) => percentile(idle, 0.99)));
  const busyP99 = median(results.map(({ busy }) => percentile(busy, 0.99)));
  const figure = {
    argon2PerSecond: rounded(alone),
    signInsPerSecond: rounded(signIns),
    ratio: rounded(signIns / alone),
    readP99IdleMs: rounded(idleP99),
    readP99BusyMs: rounded(busyP99),
    readRatio: rounded(busyP99 / idleP99),
    reach: { ratio: leastRatio, readRatio: mostReadRatio },
    node: process.version,
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
  if (figure.ratio < leastRatio || figure.readRatio > mostReadRatio) process.exitCode = 1;
  await pool.close();
} finally {
  auth.kill('SIGTERM');
  await auth.exited;
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
