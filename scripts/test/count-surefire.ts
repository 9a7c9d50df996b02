import type { StepResult, TimedFile } from './step.ts';

type Counts = Required<Pick<StepResult, 'passed' | 'failed' | 'skipped'>> & { files: TimedFile[] };

const numberOf = (suite: string, attribute: string): number =>
  Number(new RegExp(`\\s${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0);

/** Adds up the `<testsuite>` elements of Maven Surefire's XML reports. */
export const countSurefire = (reports: readonly string[]): Counts => {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, files: [] };
  for (const report of reports) {
    const suite = /<testsuite\s[^>]*>/.exec(report)?.[0] ?? '';
    const failed = numberOf(suite, 'failures') + numberOf(suite, 'errors');
    const skipped = numberOf(suite, 'skipped');
    const [, name] = /\sname="([^"]+)"/.exec(suite) ?? [];
    const [, seconds] = /\stime="([\d.]+)"/.exec(suite) ?? [];
    if (name !== undefined) counts.files.push({ file: name, milliseconds: Number(seconds ?? 0) * 1_000 });
    counts.failed += failed;
    counts.skipped += skipped;
    counts.passed += numberOf(suite, 'tests') - failed - skipped;
  }
  return counts;
};
