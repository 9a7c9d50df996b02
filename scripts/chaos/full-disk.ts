/**
 * `node scripts/chaos/full-disk.ts [--rounds 20] [--megabytes 380]`: fills the disk of a running academy again and
 * again while documents are published, frees it, and starts the academy anew on what is left. One JSON line; exit code
 * 1 when an acknowledged document is lost, the starter dies, or the academy does not come back. Linux and root: the
 * disk is a small file system in memory. Ends by itself after at most three minutes a round, and removes what it made.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePorts } from '../machine/port.mjs';
import { isStale, runBuild } from '../start/build-if-stale.ts';
import { embeddedBuild, webBuildsUnder } from '../start/builds.ts';
import { onStopRequest } from '../start/stop-request.ts';
import { createSmallDisk, type SmallDisk } from './full-disk/small-disk.ts';
import { runStarter, type Starter } from './full-disk/starter.ts';
import { createWriter, type Writer } from './full-disk/writer.ts';

const backWithinMs = 60_000;
/** What is left when the filling ends: the academy's own writes use up the rest. */
const mostSlackBytes = 2 * 1024 ** 2;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, megabytes: { type: 'string', default: '380' } },
});
const rounds = Number(values.rounds);
const root = join(import.meta.dirname, '..', '..');
const say = (line: string): void => void process.stderr.write(`${line}\n`);

let interrupted = false;
void onStopRequest().then(() => (interrupted = true));

const buildWhatIsStale = async (): Promise<void> => {
  for (const build of [embeddedBuild, ...webBuildsUnder(root)]) {
    if (isStale(root, build)) await runBuild(root, build);
  }
};

/** The store answers a little before Kafka does; the starter prints when both work. */
const storesWork = ({ said }: Starter): boolean => {
  const last = said.findLast((line) => /^stores (stopped|works again)/.test(line));
  return last === undefined || last.startsWith('stores works again');
};

/** Seconds until a document is published again and Kafka works; null when it takes too long. */
const untilBack = async (starter: Starter, writer: Writer, title: string): Promise<number | null> => {
  const began = performance.now();
  while (performance.now() - began < backWithinMs) {
    if ((await writer.write(title)) !== null && storesWork(starter))
      return Number(((performance.now() - began) / 1000).toFixed(1));
    await wait(250);
  }
  return null;
};

const figures = {
  chaos: 'full-disk',
  megabytes: Number(values.megabytes),
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  starterDied: 0,
  storesDied: 0,
  notBackAfterFreeing: 0,
  backSeconds: [] as number[],
  unableToStart: 0,
};

/** Fills the disk while it writes, frees it, and counts; the academy keeps running. */
const fillAndFree = async (starter: Starter, writer: Writer, disk: SmallDisk): Promise<string[]> => {
  const round = `round-${String(figures.rounds)}`;
  const writing = new AbortController();
  const written = writer.writeOn(round, writing.signal);
  await wait(randomInt(500, 2_000));
  disk.fill(randomInt(mostSlackBytes));
  await wait(randomInt(4_000, 10_000));
  writing.abort();
  const ids = await written;
  disk.free();
  const back = await untilBack(starter, writer, `${round}-back`);
  if (!starter.isAlive()) figures.starterDied += 1;
  else if (back === null) figures.notBackAfterFreeing += 1;
  else figures.backSeconds.push(back);
  if (starter.said.some((line) => line.startsWith('stores stopped'))) figures.storesDied += 1;
  figures.acknowledged += ids.length;
  say(`${round}: ${String(ids.length)} acknowledged, back after ${String(back)} s`);
  return ids;
};

const run = async (disk: SmallDisk): Promise<void> => {
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const administrator = {
    email: 'admin@promptario.example',
    password: randomBytes(12).toString('base64url'),
  };
  const env = {
    ...process.env,
    DATA_DIR: disk.dataDir,
    PORT: String(port),
    MONGO_URL: undefined,
    KAFKA_BROKERS: undefined,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    CALLS_PER_MINUTE: '0',
  };
  const writer = createWriter(`http://localhost:${String(port)}`, administrator);
  const all: string[] = [];
  let starter = runStarter(env, say);
  try {
    await starter.ready;
    while (figures.rounds < rounds && !interrupted) {
      figures.rounds += 1;
      const ids = await fillAndFree(starter, writer, disk);
      await starter.stop();
      starter = runStarter(env, say);
      await starter.ready.catch((error: unknown) => {
        figures.unableToStart += 1;
        throw error;
      });
      await untilBack(starter, writer, 'signed in again');
      figures.lost += await writer.countLost(ids);
      all.push(...ids);
    }
    // Once more at the end: a later round must not have taken what an earlier one had left.
    figures.lost = Math.max(figures.lost, await writer.countLost(all));
  } catch (error) {
    say(String(error));
  } finally {
    await starter.stop();
  }
};

await buildWhatIsStale();
const disk = createSmallDisk(Number(values.megabytes));
try {
  await run(disk);
} finally {
  disk.remove();
}
process.stdout.write(`${JSON.stringify(figures)}\n`);
const { lost, starterDied, notBackAfterFreeing, unableToStart } = figures;
const isWhole = figures.rounds === rounds && lost + starterDied + notBackAfterFreeing + unableToStart === 0;
process.exit(isWhole ? 0 : 1);
