import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import { firstGuess, freeRange, guessAt, guessLastsMs, type GuessTime } from '../domain/guesses.ts';
import type { GuessCountModel } from './guess-count-model.ts';

const maxAttempts = 30;
const conflictBackoff = { firstMs: 4, maxMs: 60 };
/** For the one who lost against many others at the same account and moment. */
const conflictWaitMs = 1_000;

export interface GuessCounted {
  /** 0, or for how many milliseconds none is let in, where nothing was counted. */
  waitMs: number;
  /** When the one that was counted would wear off, where it is the only one; null otherwise. */
  onlyUntil: number | null;
}

export const createGuessCountRepository = (model: GuessCountModel) => {
  /** Most accounts have no failures: one insert, where a read would make it two steps. */
  const countFirst = async (id: string, time: GuessTime): Promise<number | null> => {
    const first = firstGuess(time);
    try {
      await withDuplicateKeys(() => model.create({ _id: id, ...first }));
      return first.wornOffAt;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return null;
      throw error;
    }
  };

  /** One write as well, so that sign-ins to one account at the same moment do not get in each other's way. */
  const countFree = async (id: string, time: GuessTime): Promise<boolean> => {
    const { after, before } = freeRange(time);
    const free = { _id: id, wornOffAt: { $gt: after, $lt: before }, nextAt: { $lte: time.now } };
    const next = { $inc: { wornOffAt: guessLastsMs(time.perDay) } };
    return (await model.updateOne(free, next)).matchedCount > 0;
  };

  /** Null where another call was first. */
  const countSlowed = async (id: string, time: GuessTime): Promise<number | null> => {
    const known = await model.findOne({ _id: id }).lean();
    if (known === null) return (await countFirst(id, time)) === null ? null : 0;
    const decision = guessAt(known, time);
    if ('refused' in decision) return decision.refused;
    const { wornOffAt, nextAt } = known;
    const write = await model.updateOne({ _id: id, wornOffAt, nextAt }, { $set: decision.guesses });
    return write.matchedCount > 0 ? 0 : null;
  };

  return {
    /** Counts one attempt, exactly across replicas, or says how long to wait. */
    count: async (id: string, time: GuessTime): Promise<GuessCounted> => {
      const onlyUntil = await countFirst(id, time);
      if (onlyUntil !== null) return { waitMs: 0, onlyUntil };
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const waitMs = (await countFree(id, time)) ? 0 : await countSlowed(id, time);
        if (waitMs !== null) return { waitMs, onlyUntil: null };
        await pause(backoffMs(attempt, conflictBackoff));
      }
      return { waitMs: conflictWaitMs, onlyUntil: null };
    },

    /** Takes one attempt back with its pause; the failures before it stay. */
    uncount: async (id: string, { onlyUntil }: GuessCounted, perDay: number): Promise<void> => {
      const only = { _id: id, wornOffAt: onlyUntil ?? 0 };
      if (onlyUntil !== null && (await model.deleteOne(only)).deletedCount > 0) return;
      await model.updateOne({ _id: id }, { $inc: { wornOffAt: -guessLastsMs(perDay) }, $set: { nextAt: 0 } });
    },
  };
};

export type GuessCountRepository = ReturnType<typeof createGuessCountRepository>;
