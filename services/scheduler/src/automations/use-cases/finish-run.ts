import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { AutomationDeps } from './automation-deps.ts';

export interface FinishedRun {
  runId: string;
  startedAt: string;
  finishedAt: string;
  counts: Record<string, number>;
  error: Localised | null;
}

/** Keeps what came of a run; the same report again changes nothing. */
export const finishRun = (
  { runs }: Pick<AutomationDeps, 'runs'>,
  { runId, startedAt, finishedAt, counts, error }: FinishedRun,
): Promise<void> =>
  runs.finish(runId, {
    finishedAt: new Date(finishedAt),
    durationMs: Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)),
    counts,
    error,
  });
