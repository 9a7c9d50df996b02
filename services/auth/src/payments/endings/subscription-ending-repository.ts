import type { SubscriptionEnding, SubscriptionEndingModel } from './subscription-ending-model.ts';

type EndingVersion = Pick<SubscriptionEnding, '_id' | 'at'>;

export const createSubscriptionEndingRepository = (model: SubscriptionEndingModel) => ({
  /** Due at once; again for the same customer renews it. */
  add: async ({ _id, ...ending }: Omit<SubscriptionEnding, 'dueAt'>): Promise<void> => {
    await model.updateOne({ _id }, { $set: { ...ending, dueAt: ending.at } }, { upsert: true });
  },

  /** A page that was opened after the deletion was noted is kept in mind too; without a note there is one now. */
  complete: async ({ _id, pageUntil, ...ending }: Omit<SubscriptionEnding, 'dueAt'>): Promise<void> => {
    await model.updateOne(
      { _id },
      {
        $setOnInsert: { ...ending, dueAt: ending.at, ...(pageUntil === null && { pageUntil }) },
        ...(pageUntil !== null && { $max: { pageUntil } }),
      },
      { upsert: true },
    );
  },

  /** Those due by a moment, longest due first. */
  waiting: (dueBy: Date, count: number): Promise<SubscriptionEnding[]> =>
    model
      .find({ dueAt: { $lte: dueBy } })
      .sort({ dueAt: 1 })
      .limit(count)
      .lean(),

  /** Unless it was renewed meanwhile. */
  postpone: async ({ _id, at }: EndingVersion, dueAt: Date): Promise<void> => {
    await model.updateOne({ _id, at }, { $set: { dueAt } });
  },

  /** Unless it was renewed meanwhile. */
  remove: async ({ _id, at }: EndingVersion): Promise<void> => {
    await model.deleteOne({ _id, at });
  },
});

export type SubscriptionEndingRepository = ReturnType<typeof createSubscriptionEndingRepository>;
