import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { RunState } from './run.ts';

/** What a service reports of a run. */
export interface RunReport {
  service: string;
  startedAt: string;
  finishedAt: string;
  counts: Readonly<Record<string, number>>;
  error: Localised | null;
}

/** Two services may each remove some of the same kind. */
const added = (counts: RunReport['counts'], more: RunReport['counts']): Record<string, number> => {
  const sum = { ...counts };
  for (const [kind, count] of Object.entries(more)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
};

type Reported = Pick<RunState, 'awaited' | 'counts' | 'error' | 'durationMs' | 'finishedAt' | 'staffLock'>;

/**
 * What a run is after a report: it ends with the first, or, where several services work on it, with the last of them. Their
 * figures are added up, the longest work is the run's, and one failure fails it. Null where the report changes nothing:
 * the run has ended, or its service has reported.
 */
export const afterReport = (run: Reported, report: RunReport): Reported | null => {
  const { awaited: before = [] } = run;
  const isAwaited = before.length === 0 || before.includes(report.service);
  if (run.finishedAt !== null || !isAwaited) return null;
  const awaited = before.filter((service) => service !== report.service);
  const tookMs = Math.max(0, Date.parse(report.finishedAt) - Date.parse(report.startedAt));
  return {
    awaited,
    counts: added(run.counts ?? {}, report.counts),
    error: run.error ?? report.error,
    durationMs: Math.max(run.durationMs ?? 0, tookMs),
    ...(awaited.length === 0
      ? { finishedAt: new Date(report.finishedAt), staffLock: undefined }
      : { finishedAt: null }),
  };
};
