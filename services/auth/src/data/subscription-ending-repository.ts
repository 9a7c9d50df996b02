import type { SubscriptionEnding, SubscriptionEndingModel } from './subscription-ending-model.ts';

export interface SubscriptionEndingRepository {
  /** Due at once; again for the same customer renews it. */
  add(ending: Omit<SubscriptionEnding, 'dueAt'>): Promise<void>;
  /** Those due by a moment, longest due first. */
  waiting(dueBy: Date, count: number): Promise<SubscriptionEnding[]>;
  /** Unless it was renewed meanwhile. */
  postpone(ending: Pick<SubscriptionEnding, '_id' | 'at'>, dueAt: Date): Promise<void>;
  /** Unless it was renewed meanwhile. */
  remove(ending: Pick<SubscriptionEnding, '_id' | 'at'>): Promise<void>;
}

export const createSubscriptionEndingRepository = (
  model: SubscriptionEndingModel,
): SubscriptionEndingRepository => ({
  add: async ({ _id, ...ending }) => {
    await model.updateOne({ _id }, { $set: { ...ending, dueAt: ending.at } }, { upsert: true });
  },
  waiting: (dueBy, count) =>
    model
      .find({ dueAt: { $lte: dueBy } })
      .sort({ dueAt: 1 })
      .limit(count)
      .lean(),
  postpone: async ({ _id, at }, dueAt) => {
    await model.updateOne({ _id, at }, { $set: { dueAt } });
  },
  remove: async ({ _id, at }) => {
    await model.deleteOne({ _id, at });
  },
});
