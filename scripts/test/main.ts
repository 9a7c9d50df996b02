import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createProgress } from '../start/progress.ts';
import { onStopRequest } from '../start/stop-request.ts';
import { checkLeftovers } from './check-leftovers.ts';
import { runMark } from './leftovers.ts';
import { planOf, selected } from './plan.ts';
import { schedule } from './schedule.ts';
import type { FinishedStep, TestRun } from './step.ts';
import { failureReport, summary } from './summary.ts';

const root = join(import.meta.dirname, '..', '..');
const began = Date.now();
const full = process.argv.includes('--full') || process.env.FULL === '1';
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const id = randomUUID();
const folder = mkdtempSync(join(tmpdir(), 'academy-test-'));
const temporary = join(folder, 'tmp');
const logs = join(root, 'test-results', 'steps');
mkdirSync(temporary);
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

const interrupted = new AbortController();
void onStopRequest().then(() => interrupted.abort());

const run: TestRun = {
  root,
  folder,
  full,
  signal: interrupted.signal,
  env: {
    ...process.env,
    [runMark]: id,
    TMPDIR: temporary,
    ...(full ? { FULL: '1' } : {}),
    FORCE_COLOR: '0',
  },
};

const logOf = ({ name }: FinishedStep): string =>
  join(logs, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.log`);
const progress = createProgress(process.stdout, process.env);
const steps = await schedule(selected(planOf(run), words), progress, (step) => {
  writeFileSync(logOf(step), step.output);
  if (step.failed > 0 && !interrupted.signal.aborted) progress.note(failureReport(step, logOf(step)));
});
progress.close();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
const last = checkLeftovers(run, id);
if (last.failed > 0) process.stdout.write(failureReport(last, logOf(last)));
const all = [...steps, last];
process.stdout.write(`${summary(all, Date.now() - began)}\n`);
process.exit(all.some(({ failed }) => failed > 0) ? 1 : 0);
