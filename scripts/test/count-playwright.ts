import { z } from 'zod';
import type { StepResult } from './step.ts';

const suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  suites: z.array(suite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const millisecondsOf = ({ specs, suites = [] }: z.infer<typeof suite>): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(millisecondsOf))
    .reduce((sum, duration) => sum + duration, 0);

/** Counts Playwright's JSON report; a journey that passed only when repeated counts as failed. */
export const countPlaywright = (json: string): Omit<StepResult, 'output'> => {
  const { stats, suites } = report.parse(JSON.parse(json));
  const { expected, unexpected, flaky, skipped } = stats;
  const files = suites.map((file) => ({ file: file.file, milliseconds: millisecondsOf(file) }));
  return { passed: expected, failed: unexpected + flaky, skipped, files };
};
