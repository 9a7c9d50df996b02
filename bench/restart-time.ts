/**
 * `node bench/restart-time.ts`: seconds until a call is answered again after `kill -9`, under the real starter: the
 * library six times in a row, each time as soon as it is back, and the stores three times, a minute apart. One JSON
 * line; exit code 1 when one of them took more than ten seconds.
 */
import { setTimeout as wait } from 'node:timers/promises';
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

const killAndWait = async (command: string, call: Call): Promise<number> => {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  process.kill(childPid(command), 'SIGKILL');
  // Until the kill is felt: an answer that was under way is not one of the new process.
  while ((await call()) && seconds() < 1) await wait(5);
  while (!(await call()) && seconds() < giveUpAfterSeconds) await wait(50);
  return Number(seconds().toFixed(1));
};

await withAcademy(async (academy) => {
  const inARow: number[] = [];
  for (let kill = 0; kill < 6; kill += 1) {
    inARow.push(await killAndWait('services/library/src/start.ts', listOfDocuments(academy)));
    process.stderr.write(`library back after ${String(inARow.at(-1))} s\n`);
  }
  const aMinuteApart: number[] = [];
  for (let kill = 0; kill < 3; kill += 1) {
    if (kill > 0) await wait(60_000 - 1_000 * (aMinuteApart.at(-1) ?? 0));
    aMinuteApart.push(await killAndWait('embedded.jar', signIn(academy)));
    process.stderr.write(`stores back after ${String(aMinuteApart.at(-1))} s\n`);
  }
  const figures = {
    bench: 'restart-time',
    librarySixInARow: inARow,
    storesAMinuteApart: aMinuteApart,
    limit: limitSeconds,
    node: process.version,
  };
  console.log(JSON.stringify(figures));
  if ([...inARow, ...aMinuteApart].some((seconds) => seconds > limitSeconds)) process.exitCode = 1;
});
process.exit();
