import { afterReport, type RunReport } from '../domain/run-report.ts';
import type { AutomationDeps } from './automation-deps.ts';

/** Keeps what came of a run; the same report again changes nothing. */
export const finishRun = (
  { runs }: Pick<AutomationDeps, 'runs'>,
  { runId, ...report }: RunReport & { runId: string },
): Promise<void> => runs.report(runId, (run) => afterReport(run, report));
