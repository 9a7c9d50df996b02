/**
 * `node bench/start-time.ts [rounds]`: how long a warm `npm start` takes to the first page, beside the embedded
 * stack's own start on the same data. One JSON line; `ratio` is what to compare (reach: 3).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { holderOf } from '../scripts/machine/data-lock.mjs';
import { freePorts } from '../scripts/machine/port.mjs';
import { embeddedCommand } from '../scripts/start/embedded.ts';

const root = join(import.meta.dirname, '..');
const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const dataDir = join(folder, 'data');

const untilLine = (child: ChildProcess, pattern: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      createInterface({ input }).on('line', (line) => {
        said.push(line);
        if (pattern.test(line)) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`ended before ${String(pattern)}:\n${said.join('\n')}`)));
  });

/** npm may be gone before what it started: the data folder tells when everything is. */
const stop = async (child: ChildProcess): Promise<void> => {
  const isRunning = child.exitCode === null && child.signalCode === null;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if (isRunning) await exited;
  while (holderOf(dataDir) !== null) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Milliseconds until the child is ready and, where there is one, the page is there. */
const timed = async (
  [file, ...args]: readonly [string, ...string[]],
  ready: RegExp,
  env: NodeJS.ProcessEnv,
  page?: string,
): Promise<number> => {
  const began = performance.now();
  const child = spawn(file, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
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
    await stop(child);
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
    reach: 3,
    node: process.version,
  };
  console.log(JSON.stringify(figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
