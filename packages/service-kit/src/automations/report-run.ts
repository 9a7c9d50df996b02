import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import type { DataOf } from '@academy/contracts/events/event.ts';
import { describeError } from '../consumers/dead-letter.ts';
import { DomainError } from '../errors/domain-error.ts';
import { insertOnce } from '../mongo/insert-once.ts';
import { pendingEvent } from '../outbox/pending-event.ts';
import { createAggregate } from '../outbox/with-event.ts';
import type { AutomationModels, AutomationReport } from './automation-models.ts';

export type RunReport = DataOf<typeof automationFinishedV1>;

/** Why the work of a run failed, for staff: a refusal in its own words, a defect by its name. */
export const failureOf = (error: unknown): NonNullable<RunReport['error']> =>
  error instanceof DomainError ? error.text : { es: describeError(error), en: describeError(error) };

/** Records that a run ended, with the event for the scheduler, once for each run: a second report changes nothing. */
export const reportRun = async (
  { reports }: Pick<AutomationModels, 'reports'>,
  report: RunReport,
): Promise<void> => {
  await insertOnce(() =>
    createAggregate<AutomationReport>({
      model: reports,
      state: { _id: report.runId, finishedAt: new Date(report.finishedAt) },
      events: [pendingEvent(automationFinishedV1, report, { subject: report.automationId })],
    }),
  );
};
