import type { StepResult } from './step.ts';

type Counts = Required<Pick<StepResult, 'passed' | 'failed' | 'skipped'>>;

const numberOf = (suite: string, attribute: string): number =>
  Number(new RegExp(`\\s${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0);

/** Adds up the `<testsuite>` elements of Maven Surefire's XML reports. */
export const countSurefire = (reports: readonly string[]): Counts => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const report of reports) {
    const suite = /<testsuite\s[^>]*>/.exec(report)?.[0] ?? '';
    const failed = numberOf(suite, 'failures') + numberOf(suite, 'errors');
    const skipped = numberOf(suite, 'skipped');
    counts.failed += failed;
    counts.skipped += skipped;
    counts.passed += numberOf(suite, 'tests') - failed - skipped;
  }
  return counts;
};
