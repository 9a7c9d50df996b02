import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../start/run-command.ts';
import { countSurefire } from './count-surefire.ts';
import type { Step, TestRun } from './step.ts';

/** The embedded stack's own tests. */
export const junitStep = ({ root, env, full, signal }: TestRun, after: string): Step => ({
  name: 'JUnit: the embedded stack',
  weight: 1,
  after: [after],
  async run() {
    const folder = join(root, 'infra', 'embedded');
    const reports = join(folder, 'target', 'surefire-reports');
    rmSync(reports, { recursive: true, force: true });
    const amount = full ? ['-Dkills=200'] : [];
    const { code, output } = await runCommand(['mvn', '-q', '-B', ...amount, 'test'], {
      cwd: folder,
      // Java does not heed TMPDIR.
      env: { ...env, JAVA_TOOL_OPTIONS: `-Djava.io.tmpdir=${env.TMPDIR ?? tmpdir()}` },
      signal,
    });
    const xml = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.xml')) : [];
    const counts = countSurefire(xml.map((name) => readFileSync(join(reports, name), 'utf8')));
    // A build that fails before or outside a test has no report of it.
    const unreported = code !== 0 && counts.failed === 0 ? 1 : 0;
    return { ...counts, failed: counts.failed + unreported, output };
  },
});
