import { z } from 'zod';
import type { StepResult } from './step.ts';

const report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Counts Playwright's JSON report; a journey that passed only when repeated counts as failed. */
export const countPlaywright = (json: string): Omit<StepResult, 'output'> => {
  const { expected, unexpected, flaky, skipped } = report.parse(JSON.parse(json)).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
};
