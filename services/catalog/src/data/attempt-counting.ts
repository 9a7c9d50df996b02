import type { AttemptRecord, CountableAttempt } from '../domain/attempt.ts';
import type { AttemptModel } from './attempt-model.ts';
import type { AttemptSeries } from './attempt-series.ts';

const countable = {
  exerciseId: 1,
  lessonId: 1,
  attempt: 1,
  score: 1,
  passed: 1,
  createdAt: 1,
  seriesBytes: 1,
} as const;

/** What progress reads of attempts, and where it marks what it has taken. */
export const createAttemptCounting = (attempts: AttemptModel) => ({
  /** The attempts of a series after a number, in their order. */
  listAfter: (
    { userId, exerciseId }: AttemptSeries,
    number: number,
    limit: number,
  ): Promise<CountableAttempt[]> =>
    attempts
      .find({ userId, exerciseId, attempt: { $gt: number } }, countable)
      .sort({ attempt: 1 })
      .limit(limit)
      .lean(),

  /** The series with attempts, or decisions on them, that no progress has counted yet: what a crash left behind. */
  listUncounted: async (where: { userId?: string; until: Date; limit: number }): Promise<AttemptSeries[]> => {
    const { userId, until, limit } = where;
    const rows = await attempts
      .find(
        { uncountedSince: { $lte: until }, ...(userId !== undefined && { userId }) },
        { _id: 0, userId: 1, courseId: 1, exerciseId: 1 },
      )
      .sort({ uncountedSince: 1 })
      .limit(limit)
      .lean();
    return [...new Map(rows.map((row) => [`${row.userId} ${row.exerciseId}`, row])).values()];
  },

  /** Marks the attempts of a series up to a number as counted, but for those that staff have decided on since. */
  markCounted: async ({ userId, exerciseId }: AttemptSeries, upTo: number): Promise<void> => {
    await attempts.updateMany(
      {
        userId,
        exerciseId,
        attempt: { $lte: upTo },
        uncountedSince: { $exists: true },
        overruled: { $ne: true },
      },
      { $unset: { uncountedSince: 1 } },
    );
  },

  /** The attempts of a series with a decision of staff that progress has not taken yet. */
  listOverruled: ({ userId, exerciseId }: AttemptSeries): Promise<Pick<AttemptRecord, '_id' | 'version'>[]> =>
    attempts.find({ userId, exerciseId, overruled: true }, { version: 1 }).lean(),

  /** Marks a decision as taken into progress, unless another came since this version of the attempt. */
  markTaken: async ({ _id, version }: Pick<AttemptRecord, '_id' | 'version'>): Promise<void> => {
    await attempts.updateOne({ _id, version }, { $unset: { overruled: 1, uncountedSince: 1 } });
  },

  /** Whether an attempt of a series, up to a number, counts as passed. */
  hasPassed: async ({ userId, exerciseId }: AttemptSeries, upTo: number): Promise<boolean> =>
    (await attempts.exists({ userId, exerciseId, attempt: { $lte: upTo }, passed: true })) !== null,
});
