import { join } from 'node:path';
import type { Build } from '../start/builds.ts';
import { checkStep } from './check-step.ts';
import type { Step, TestRun } from './step.ts';

/** Whether each web app's first page is still as light as it promises, beside a bare shell built the same way. */
export const sizeSteps = (run: TestRun, builds: readonly Build[]): Step[] =>
  builds.map(({ name, label }) => ({
    ...checkStep(run, `Weight of ${name}`, [process.execPath, join(name, 'scripts', 'size.ts')]),
    after: [label],
  }));
