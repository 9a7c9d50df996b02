import { hourOf, type CountedKind } from '../domain/writing-limits.ts';
import type { BudgetModel } from './budget-model.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';

interface CountedText {
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
    { userId, kind, textId, now }: CountedText,
    limit: number,
  ): Promise<'counted' | 'known' | 'refused'> => {
    const _id = idOf(userId, now);
    const known = textId !== undefined && { countedIds: { $ne: textId } };
    const free = { _id, [kind]: { $not: { $gte: limit } }, ...known };
    const next = {
      $inc: { [kind]: 1 },
      ...(textId !== undefined && { $push: { countedIds: textId } }),
      $setOnInsert: { userId, endsAt: hourOf(now).endsAt },
    };
    try {
      await upsert(() => model.updateOne(free, next, { upsert: true }));
      return 'counted';
    } catch (error) {
      // The hour is there, and this text in it, or as many as there may be.
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
    const isKnown = textId !== undefined && (await model.exists({ _id, countedIds: textId }));
    return isKnown ? 'known' : 'refused';
  },

  giveBack: async ({ userId, kind, textId, now }: CountedText): Promise<void> => {
    const back = { $inc: { [kind]: -1 }, ...(textId !== undefined && { $pull: { countedIds: textId } }) };
    await model.updateOne({ _id: idOf(userId, now), [kind]: { $gt: 0 } }, back);
  },

  used: async (userId: string, now: Date): Promise<{ posts: number; replies: number }> => {
    const used = await model.findOne({ _id: idOf(userId, now) }, { posts: 1, replies: 1 }).lean();
    return { posts: used?.posts ?? 0, replies: used?.replies ?? 0 };
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type BudgetRepository = ReturnType<typeof createBudgetRepository>;
