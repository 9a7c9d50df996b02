import { DuplicateKeyError, withDuplicateKeys } from '../mongo/duplicate-key-error.ts';
import type { LimitCountModel } from './limit-count-model.ts';

export interface CountedWindow {
  /** Allowed within one window. */
  most: number;
  windowMs: number;
  now: Date;
  /** What is counted, where it may be sent again: however often, it counts once. */
  once?: string | undefined;
}

export interface CountResult {
  isAllowed: boolean;
  /** Whether it was counted by this call. */
  isCounted: boolean;
  endsAt: Date;
}

const maxAttempts = 20;

/** Counts in windows that begin with the first call. Each step is one atomic write of one document. */
export const createLimitCounts = (model: LimitCountModel) => {
  /** Counts in the running window, or begins the first one; null where it is full or over. */
  const increment = async (
    id: string,
    { most, windowMs, now, once }: CountedWindow,
  ): Promise<Date | null> => {
    const isNew = once === undefined ? {} : { countedIds: { $ne: once } };
    const running = { _id: id, endsAt: { $gt: now }, count: { $lt: most }, ...isNew };
    const next = {
      $inc: { count: 1 },
      $setOnInsert: { endsAt: new Date(now.getTime() + windowMs) },
      ...(once !== undefined && { $push: { countedIds: once } }),
    };
    try {
      const counted = await withDuplicateKeys(() =>
        model.findOneAndUpdate(running, next, { upsert: true, returnDocument: 'after' }).lean(),
      );
      return counted?.endsAt ?? null;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return null;
      throw error;
    }
  };

  const beginNext = async (id: string, { windowMs, now, once }: CountedWindow): Promise<Date | null> => {
    const endsAt = new Date(now.getTime() + windowMs);
    const over = { _id: id, endsAt: { $lte: now } };
    const countedIds = once === undefined ? [] : [once];
    const { matchedCount } = await model.updateOne(over, { $set: { count: 1, countedIds, endsAt } });
    return matchedCount > 0 ? endsAt : null;
  };

  return {
    /** Counts one, exactly across replicas. What is refused counts nothing, and writes nothing. */
    take: async (id: string, window: CountedWindow): Promise<CountResult> => {
      const { most, now, once } = window;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const counted = await increment(id, window);
        if (counted !== null) return { isAllowed: true, isCounted: true, endsAt: counted };
        const known = await model.findOne({ _id: id }).lean();
        const isRunning = known !== null && known.endsAt > now;
        if (isRunning) {
          const { endsAt, count, countedIds = [] } = known;
          const isKnown = once !== undefined && countedIds.includes(once);
          if (isKnown || count >= most) return { isAllowed: isKnown, isCounted: false, endsAt };
        }
        const begun = isRunning ? null : await beginNext(id, window);
        if (begun !== null) return { isAllowed: true, isCounted: true, endsAt: begun };
      }
      // Others were first each time: there are too many at once.
      return { isAllowed: false, isCounted: false, endsAt: new Date(now.getTime() + 1_000) };
    },

    /** Takes one back from the window that ends then, where it still runs: `once` as it was counted. */
    giveBack: async (id: string, endsAt: Date, once?: string): Promise<void> => {
      const back = { $inc: { count: -1 }, ...(once !== undefined && { $pull: { countedIds: once } }) };
      await model.updateOne({ _id: id, endsAt, count: { $gt: 0 } }, back);
    },

    forget: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id });
    },
  };
};

export type LimitCounts = ReturnType<typeof createLimitCounts>;
