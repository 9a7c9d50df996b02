import { join } from 'node:path';
import { checkStep } from './check-step.ts';
import type { Step, TestRun } from './step.ts';

/** What can be said of the sources without running them. */
export const staticChecks = (run: TestRun): Step[] => {
  const tool = (path: string): string => join(run.root, 'node_modules', path);
  const node = (name: string, ...args: string[]): Step => checkStep(run, name, [process.execPath, ...args]);
  const tsc = tool('typescript/bin/tsc');
  return [
    node('Lint', tool('eslint/bin/eslint.js'), '.'),
    node('Lint: imports', 'scripts/borders.ts'),
    node('Types: services', tsc, '-p', 'tsconfig.json'),
    node('Types: learners’ app', tsc, '-p', 'web-learner'),
    node('Types: back office', tsc, '-p', 'web-admin'),
    node('Format', tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
    node('Generated contracts are current', 'packages/contracts/scripts/generate.ts', '--check'),
    node('Content', 'scripts/content-check.ts'),
  ];
};
