import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../machine/chromium.mjs';
import { startAcademy } from '../start/academy.ts';
import { startConfig } from '../start/config.ts';
import type { Progress } from '../start/progress.ts';
import { runCommand } from '../start/run-command.ts';
import { countPlaywright } from './count-playwright.ts';
import { haveScreensChanged } from './screens-changed.ts';
import type { Step, TestRun } from './step.ts';

/** The starter's own steps are one step here. */
const quiet: Progress = {
  step: () => ({ done: () => {}, failed: () => {} }),
  note: () => {},
  close: () => {},
};

/** All journeys call from one address, as many people would not. */
const roomy = {
  CALLS_PER_MINUTE: '100000',
  SIGN_INS_PER_MINUTE: '10000',
  REGISTRATIONS_PER_ADDRESS: '10000',
  ACCOUNT_MAILS_PER_ADDRESS: '10000',
  AI_CALLS_PER_MINUTE: '100000',
};

/** Nobody waits two minutes for a mail about a notification. */
const quick = { NOTIFICATIONS_MAIL_DELAY_MS: '1000' };

/** People's journeys in a real browser, on an academy started as `npm start` does. */
export const journeysStep = (run: TestRun, after: readonly string[]): Step => ({
  name: 'Journeys in Chromium on the whole system',
  weight: 2,
  after,
  async run() {
    const { root, folder, env, signal } = run;
    const admin = {
      ADMIN_EMAIL: 'admin@promptario.example',
      ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    };
    const notes: string[] = [];
    const academy = await startAcademy({
      root,
      config: startConfig(
        // Outside production every answer is held against its contract.
        {
          ...env,
          ...admin,
          ...roomy,
          ...quick,
          NODE_ENV: 'test',
          PORT: '0',
          DATA_DIR: join(folder, 'journeys-data'),
        },
        root,
      ),
      progress: { ...quiet, note: (text) => void notes.push(text) },
      signal,
      onFirstAdmin: () => {},
    });
    try {
      const result = await playwright(run, {
        ...admin,
        BASE_URL: academy.publicUrl,
        SERVICE_URLS: JSON.stringify(academy.serviceUrls),
        STORES: JSON.stringify(academy.stores),
        DATA_DIR: join(folder, 'journeys-data'),
      });
      // A process that died under the journeys is a defect, even where they did not notice.
      const died = notes.filter((note) => note.includes('starting it again'));
      return { ...result, failed: result.failed + died.length, output: [...notes, result.output].join('\n') };
    } finally {
      await academy.stop();
    }
  },
});

const playwright = async ({ root, folder, env, signal }: TestRun, variables: NodeJS.ProcessEnv) => {
  const report = join(folder, 'playwright.json');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await runCommand([process.execPath, cli, 'test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: {
      ...env,
      ...variables,
      ...(haveScreensChanged(root) && { JOURNEY_LANGUAGES: 'both' }),
      CHROMIUM_PATH: findChromium(env) ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    signal,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const counts = countPlaywright(readFileSync(report, 'utf8'));
  const unreported = code !== 0 && counts.failed === 0 ? 1 : 0;
  return { ...counts, failed: counts.failed + unreported, output };
};
