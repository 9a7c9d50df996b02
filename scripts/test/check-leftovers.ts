import { existsSync } from 'node:fs';
import { leftovers } from './leftovers.ts';
import type { FinishedStep, TestRun } from './step.ts';

/** A last look: nothing of the run may live on, and its folder is gone. */
export const checkLeftovers = ({ root, folder }: TestRun, run: string): FinishedStep => {
  const alive = leftovers(run, root);
  for (const { pid } of alive) process.kill(pid, 'SIGKILL');
  const lines = [
    ...alive.map(({ pid, command }) => `Still running: ${String(pid)} ${command}`),
    ...(existsSync(folder) ? [`Still there: ${folder}`] : []),
  ];
  const clean = lines.length === 0;
  return {
    name: 'Nothing left running',
    passed: clean ? 1 : 0,
    failed: clean ? 0 : 1,
    output: lines.join('\n'),
    milliseconds: 0,
  };
};
