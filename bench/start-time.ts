/**
 * `node bench/start-time.ts [rounds]`: how long a warm `npm start` takes to the first page, beside the embedded
 * stack's own start on the same data. One JSON line; `ratio` is what to compare. Exits with 1 over `REACH`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../scripts/machine/port.mjs';
import { embeddedCommand } from '../scripts/start/embedded.ts';
import { root, startChild, stopChild, untilLine } from './support/npm-start.ts';

const REACH = 3;
const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const dataDir = join(folder, 'data');

/** Milliseconds until the child is ready and, where there is one, the page is there. */
const timed = async (
  command: readonly [string, ...string[]],
  ready: RegExp,
  env: NodeJS.ProcessEnv,
  page?: string,
): Promise<number> => {
  const began = performance.now();
  const child = startChild(command, env);
  try {
    await untilLine(child, ready);
    if (page) {
      const response = await fetch(page);
      const html = await response.text();
      if (response.status !== 200 || !html.includes('<html'))
        throw new Error(`No page: ${String(response.status)}`);
    }
    return performance.now() - began;
  } finally {
    await stopChild(child, dataDir);
  }
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const [port = 0] = await freePorts(1, '127.0.0.1');
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
const command = embeddedCommand(root, process.env, { dataDir, mongoPort: 0, kafkaPort: 0 });
const wholeStart = (): Promise<number> =>
  timed(['npm', 'start'], /^Academy ready: /, env, `http://localhost:${String(port)}/`);
const stackStart = (): Promise<number> => timed(command, /^READY /, process.env);

try {
  // The first start creates and imports; the second finds everything warm.
  await wholeStart();
  const stack: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    stack.push(await stackStart());
    whole.push(await wholeStart());
  }
  const [stackMs, wholeMs] = [median(stack), median(whole)];
  const figures = {
    bench: 'start-time',
    rounds,
    embeddedStackMs: Math.round(stackMs),
    warmStartToFirstPageMs: Math.round(wholeMs),
    ratio: Number((wholeMs / stackMs).toFixed(2)),
    reach: REACH,
    node: process.version,
  };
  console.log(JSON.stringify(figures));
  process.exitCode = figures.ratio <= REACH ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
