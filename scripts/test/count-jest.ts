import { relative } from 'node:path';
import { z } from 'zod';
import type { StepResult } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
});

/** Counts Jest's `--json` report; a file that could not even run is one failure. */
export const countJest = (json: string, root: string): Omit<StepResult, 'output'> => {
  const counted = report.parse(JSON.parse(json));
  const failing = counted.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + counted.numRuntimeErrorTestSuites,
    skipped: counted.numPendingTests,
    files: counted.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      milliseconds: endTime - startTime,
    })),
    ...(failing.length > 0
      ? { failures: failing.map(({ name, message }) => `${name}\n${message}`).join('\n') }
      : {}),
  };
};
