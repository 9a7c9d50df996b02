import { z } from 'zod';
import type { StepResult } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

/** Counts Jest's `--json` report; a file that could not even run is one failure. */
export const countJest = (json: string): Omit<StepResult, 'output'> => {
  const counted = report.parse(JSON.parse(json));
  const failing = counted.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + counted.numRuntimeErrorTestSuites,
    skipped: counted.numPendingTests,
    ...(failing.length > 0
      ? { failures: failing.map(({ name, message }) => `${name}\n${message}`).join('\n') }
      : {}),
  };
};
