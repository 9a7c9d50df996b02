/**
 * `node bench/restart-time.ts [library] [stores] [ai] [catalog] [--busy]`: seconds until calls are answered again after
 * `kill -9`, under the real starter: the library six times in a row, each time as soon as it is back, the stores three
 * times, a minute apart, ai and catalog three times each; all four where none is named. With `--busy` every core is
 * kept busy meanwhile. One JSON line; exit code 1 when one of them took more than ten seconds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { keepCoresBusy } from './support/busy-cores.ts';
import { childPid } from './support/child-pid.ts';
import { withAcademy, type BenchAcademy } from './support/with-academy.ts';

const limitSeconds = 10;
const giveUpAfterSeconds = 90;

/** Whether a call gets its answer now; no answer within two seconds is none. */
type Call = () => Promise<boolean>;

const answers = async (url: string, init: RequestInit = {}): Promise<boolean> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

const listOfDocuments =
  ({ url }: BenchAcademy): Call =>
  () =>
    answers(`${url}/api/documents`);

/** Reads the account and writes the session: no cache answers in the store's place. */
const signIn =
  ({ url, administrator }: BenchAcademy): Call =>
  () =>
    answers(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: administrator.email, password: administrator.password }),
    });

/** A member's question, which needs what is published, cut into passages. */
const question = (url: string, token: string): Call => {
  const body = JSON.stringify({ message: '¿Qué es un prompt?', language: 'es' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin: url };
  return () => answers(`${url}/api/ai-tutor/chat`, { method: 'POST', headers, body });
};

const tokenOf = async ({ url, administrator }: BenchAcademy): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(administrator),
  });
  return ((await response.json()) as { token: string }).token;
};

const killAndWait = async (command: string, ...calls: Call[]): Promise<number[]> => {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  process.kill(childPid(command), 'SIGKILL');
  const untilBack = async (call: Call): Promise<number> => {
    // Until the kill is felt: an answer that was under way is not one of the new process.
    while ((await call()) && seconds() < 1) await wait(5);
    while (!(await call()) && seconds() < giveUpAfterSeconds) await wait(50);
    return Number(seconds().toFixed(1));
  };
  return Promise.all(calls.map(untilBack));
};

const killed = async (times: number, name: string, kill: () => Promise<number[]>): Promise<number[][]> => {
  const all: number[][] = [];
  for (let time = 0; time < times; time += 1) {
    const seconds = await kill();
    process.stderr.write(`${name} back after ${seconds.join(', ')} s\n`);
    all.push(seconds);
  }
  return all;
};

const measures: Record<string, (academy: BenchAcademy) => Promise<Record<string, number[]>>> = {
  library: async (academy) => ({
    librarySixInARow: (
      await killed(6, 'library', () => killAndWait('services/library/src/start.ts', listOfDocuments(academy)))
    ).flat(),
  }),
  stores: async (academy) => {
    let before = 0;
    const kill = async (): Promise<number[]> => {
      if (before > 0) await wait(60_000 - 1_000 * before);
      const [seconds = 0] = await killAndWait('embedded.jar', signIn(academy));
      before = seconds;
      return [seconds];
    };
    return { storesAMinuteApart: (await killed(3, 'stores', kill)).flat() };
  },
  ai: async (academy) => {
    const news = () => answers(`${academy.url}/api/ai-news`);
    const asked = question(academy.url, await tokenOf(academy));
    while (!(await news()) || !(await asked())) await wait(500);
    const all = await killed(3, 'ai (news, tutor)', () =>
      killAndWait('services/ai/src/start.ts', news, asked),
    );
    return { aiNews: all.map(([first = 0]) => first), aiTutor: all.map(([, second = 0]) => second) };
  },
  catalog: async (academy) => {
    const courses = () => answers(`${academy.url}/api/courses`);
    const all = await killed(3, 'catalog', () => killAndWait('services/catalog/src/start.ts', courses));
    return { catalog: all.flat() };
  },
};

const isBusy = process.argv.includes('--busy');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = named.length > 0 ? named : Object.keys(measures);

await withAcademy(async (academy) => {
  const load = isBusy ? keepCoresBusy() : null;
  const seconds: Record<string, number[]> = {};
  for (const name of chosen) {
    const measure = measures[name];
    if (!measure) throw new Error(`there is nothing to measure named ${name}`);
    Object.assign(seconds, await measure(academy));
  }
  load?.stop();
  const figures = {
    bench: 'restart-time',
    ...seconds,
    busyCores: isBusy,
    limit: limitSeconds,
    node: process.version,
  };
  console.log(JSON.stringify(figures));
  if (
    Object.values(seconds)
      .flat()
      .some((one) => one > limitSeconds)
  )
    process.exitCode = 1;
});
process.exit();
