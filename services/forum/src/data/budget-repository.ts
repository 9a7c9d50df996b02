import { hourOf, type CountedKind } from '../domain/writing-limits.ts';
import type { Budget, BudgetModel } from './budget-model.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';

interface Taking {
  userId: string;
  kind: CountedKind;
  /** Names the text, such as by the id that the client made for it: counted once, however often it is sent. */
  textId?: string | undefined;
  now: Date;
}

const idOf = (userId: string, now: Date): string => `${userId}:${hourOf(now).hour}`;

/** Counted in the store, so that replicas share the limits. */
export const createBudgetRepository = (model: BudgetModel) => ({
  /** Counts one text of this hour, unless it is counted already; `refused` where there were `limit` of others. */
  take: async (
    { userId, kind, textId, now }: Taking,
    limit: number,
  ): Promise<'counted' | 'known' | 'refused'> => {
    const _id = idOf(userId, now);
    const first = { userId, posts: 0, replies: 0, flags: 0, endsAt: hourOf(now).endsAt };
    await upsert(() => model.updateOne({ _id }, { $setOnInsert: first }, { upsert: true }));
    const free = { _id, [kind]: { $not: { $gte: limit } } };
    const taken =
      textId === undefined
        ? await model.updateOne(free, { $inc: { [kind]: 1 } })
        : await model.updateOne(
            { ...free, countedIds: { $ne: textId } },
            { $inc: { [kind]: 1 }, $push: { countedIds: textId } },
          );
    if (taken.matchedCount > 0) return 'counted';
    const isKnown = textId !== undefined && (await model.exists({ _id, countedIds: textId }));
    return isKnown ? 'known' : 'refused';
  },

  giveBack: async ({ userId, kind, textId, now }: Taking): Promise<void> => {
    const back = { $inc: { [kind]: -1 }, ...(textId !== undefined && { $pull: { countedIds: textId } }) };
    await model.updateOne({ _id: idOf(userId, now), [kind]: { $gt: 0 } }, back);
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
