import { join } from 'node:path';
import { findChromium } from '../machine/chromium.mjs';
import { runCommand } from '../start/run-command.ts';
import type { Step, TestRun } from './step.ts';

type Command = readonly [string, ...string[]];

/** Debian's package where we may install it, with all that it needs; Playwright's own download elsewhere. */
const waysToGet = (root: string): Command[][] => {
  const playwright: Command = [
    process.execPath,
    join(root, 'node_modules', 'playwright-core', 'cli.js'),
    'install',
    'chromium',
  ];
  const debian: Command[] = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ];
  return process.getuid?.() === 0 && process.platform === 'linux' ? [debian, [playwright]] : [[playwright]];
};

/** Brings the browser of the journeys, once. */
export const chromiumStep = ({ root, env, signal }: TestRun): Step => ({
  name: 'Chromium',
  weight: 0,
  async run() {
    let output = '';
    for (const way of [[], ...waysToGet(root)]) {
      for (const command of way) {
        const result = await runCommand(command, {
          cwd: root,
          env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
          signal,
        }).catch((error: unknown) => ({ code: 1, output: String(error) }));
        output += result.output;
        if (result.code !== 0) break;
      }
      const path = findChromium(env);
      if (path) return { passed: 1, failed: 0, output: `${output}${path}\n` };
    }
    return {
      passed: 0,
      failed: 1,
      output: `${output}\nNo Chromium could be installed; install one and set CHROMIUM_PATH to its path.`,
    };
  },
});
