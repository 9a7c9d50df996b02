import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledCode } from '../machine/compiled-code.mjs';
import { runCommand } from '../start/run-command.ts';
import { countJest } from './count-jest.ts';
import type { Step, TestRun } from './step.ts';
import { withThrowAwayStack } from './throw-away-stack.ts';

const groups = ['packages', 'services'];
const singles = ['infra/stripe-double', 'gateway', 'web-learner', 'web-admin', 'scripts', 'e2e/expectations'];

/** Every folder with a Jest configuration of its own. */
export const jestProjects = (root: string): string[] =>
  [
    ...groups.flatMap((group) =>
      existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(group, name)) : [],
    ),
    ...singles,
  ].filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')));

/** The unit, component and contract tests of all workspaces, on one embedded stack. */
export const jestStep = ({ root, folder, env, signal }: TestRun, after: string): Step => ({
  name: 'Jest: packages, services, gateway, web apps, commands',
  weight: 2,
  after: [after],
  run: () =>
    withThrowAwayStack({ root, env, dataDir: join(folder, 'jest-data') }, async (stack) => {
      const report = join(folder, 'jest.json');
      const command = [
        process.execPath,
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
        // One more than there are processors: much of what tests do is waiting for the stack.
        '--maxWorkers=3',
        // The folder of the run goes with it: what was transformed, and how long each file took, is for the next run too.
        `--cacheDirectory=${join(root, 'node_modules', '.cache', 'academy', 'jest')}`,
        // Of several projects' own timeouts Jest heeds none; what the tests wait for are conditions.
        '--testTimeout=120000',
        '--json',
        `--outputFile=${report}`,
        '--projects',
        ...jestProjects(root),
      ] as const;
      const { code, output } = await runCommand(command, {
        cwd: root,
        env: { ...env, ...stack, NODE_COMPILE_CACHE: compiledCode(root) },
        signal,
      });
      if (!existsSync(report)) return { passed: 0, failed: 1, output };
      const counts = countJest(readFileSync(report, 'utf8'), root);
      const unreported = code !== 0 && counts.failed === 0 ? 1 : 0;
      return { ...counts, failed: counts.failed + unreported, output };
    }),
});
