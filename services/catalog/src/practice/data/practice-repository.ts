import type { GoalKind } from '@academy/contracts/shared/weekly-goal.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { changeAggregate, type AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import type { PracticeRecord, PracticeState } from '../domain/practice.ts';
import type { PracticeModel } from './practice-model.ts';

type Change = AggregateChange<PracticeState>;

export interface Page {
  /** The last id of the page before. */
  after: string;
  limit: number;
}

export const createPracticeRepository = (model: PracticeModel) => {
  const idsOf = async (rows: Promise<{ _id: string }[]>): Promise<string[]> =>
    (await rows).map(({ _id }) => _id);

  return {
    find: (userId: string): Promise<PracticeRecord | null> =>
      model.findOne({ _id: userId }, withoutOutbox).lean(),

    /** Changes a learner's practice; null where there is none. */
    change: (
      userId: string,
      change: (current: PracticeRecord) => Change | null,
    ): Promise<PracticeRecord | null> => changeAggregate<PracticeState>({ model, id: userId, change }),

    /** Makes a learner's practice where there is none yet; one that is there stays as it is. */
    begin: (state: PracticeState): Promise<PracticeRecord> =>
      changeOrCreateAggregate<PracticeState>({
        model,
        id: state._id,
        change: () => null,
        create: () => ({ state, events: [] }),
      }),

    /** Learners who asked to be reminded, by id. */
    listReminded: ({ after, limit }: Page): Promise<string[]> =>
      idsOf(
        model
          .find({ reminders: true, _id: { $gt: after } }, { _id: 1 })
          .sort({ _id: 1 })
          .limit(limit)
          .lean(),
      ),

    /** Learners with a weekly goal of this kind, by id. */
    listWithGoal: (kind: GoalKind, { after, limit }: Page): Promise<string[]> =>
      idsOf(
        model
          .find({ 'goal.kind': kind, _id: { $gt: after } }, { _id: 1 })
          .sort({ _id: 1 })
          .limit(limit)
          .lean(),
      ),

    erase: async (userId: string): Promise<void> => {
      await model.deleteMany({ _id: userId });
    },
  };
};

export type PracticeRepository = ReturnType<typeof createPracticeRepository>;
