import { hourOf, type WritingKind } from '../domain/writing-limits.ts';
import type { Budget, BudgetModel } from './budget-model.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';

interface Taking {
  userId: string;
  kind: WritingKind;
  now: Date;
}

const idOf = (userId: string, now: Date): string => `${userId}:${hourOf(now).hour}`;

/** Counted in the store, so that replicas share the limits. */
export const createBudgetRepository = (model: BudgetModel) => ({
  /** Counts one text of this hour; false where there were `limit` already. */
  take: async ({ userId, kind, now }: Taking, limit: number): Promise<boolean> => {
    const _id = idOf(userId, now);
    const first = { userId, posts: 0, replies: 0, flags: 0, endsAt: hourOf(now).endsAt };
    await upsert(() => model.updateOne({ _id }, { $setOnInsert: first }, { upsert: true }));
    const taken = await model.updateOne({ _id, [kind]: { $not: { $gte: limit } } }, { $inc: { [kind]: 1 } });
    return taken.matchedCount > 0;
  },

  giveBack: async ({ userId, kind, now }: Taking): Promise<void> => {
    await model.updateOne({ _id: idOf(userId, now), [kind]: { $gt: 0 } }, { $inc: { [kind]: -1 } });
  },

  used: async (userId: string, now: Date): Promise<Pick<Budget, 'posts' | 'replies'>> =>
    (await model.findOne({ _id: idOf(userId, now) }, { posts: 1, replies: 1 }).lean()) ?? {
      posts: 0,
      replies: 0,
    },

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type BudgetRepository = ReturnType<typeof createBudgetRepository>;
