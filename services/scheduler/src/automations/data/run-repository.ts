import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { changeAggregate, createAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { RunRecord, RunState } from '../domain/run.ts';
import type { RunModel } from './run-model.ts';

export const createRunRepository = (model: RunModel) => ({
  /** Enters a run with its events; false, and nothing is entered, where its slot has one, or staff's run is under way. */
  open: (run: RunState, events: readonly PendingEvent[]): Promise<boolean> =>
    insertOnce(() => createAggregate<RunState>({ model, state: run, events })),

  /** Changes a run by what was reported of it; null leaves it as it is. */
  report: async (id: string, after: (run: RunRecord) => Partial<RunState> | null): Promise<void> => {
    await changeAggregate<RunState>({
      model,
      id,
      change: (run) => {
        const state = after(run);
        return state && { state, events: [] };
      },
    });
  },

  /** Ends as failed the runs that began before `before` and of which nothing was heard. */
  giveUpBefore: async (before: Date, ending: { at: Date; error: Localised }): Promise<number> => {
    const { modifiedCount } = await model.updateMany(
      { finishedAt: null, startedAt: { $lt: before } },
      { $set: { finishedAt: ending.at, error: ending.error }, $unset: { staffLock: 1 } },
    );
    return modifiedCount;
  },

  isRunning: async (automationId: string): Promise<boolean> =>
    (await model.exists({ automationId, finishedAt: null })) !== null,

  /** Whether the run of an automation that ended last failed; one that is under way tells nothing. */
  hasLastFailed: async (automationId: string): Promise<boolean> => {
    const last = await model
      .findOne({ automationId, finishedAt: { $ne: null } }, { error: 1 })
      .sort({ slot: -1 })
      .lean();
    return last !== null && last.error !== null;
  },

  /** Newest first. */
  listOf: (automationId: string, limit: number): Promise<RunRecord[]> =>
    model.find({ automationId }, withoutOutbox).sort({ slot: -1 }).limit(limit).lean(),
});

export type RunRepository = ReturnType<typeof createRunRepository>;
