import { runCommand } from '../start/run-command.ts';
import type { Step, TestRun } from './step.ts';

/** A command that passes or fails as a whole. */
export const checkStep = (
  { root, env, signal }: TestRun,
  name: string,
  command: readonly [string, ...string[]],
): Step => ({
  name,
  weight: 1,
  async run() {
    const { code, output } = await runCommand(command, { cwd: root, env, signal });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});
