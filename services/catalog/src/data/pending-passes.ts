import type { AttemptRecord } from '../domain/attempt.ts';
import { pendingPlaces } from '../domain/pending-pass.ts';
import type { AttemptModel } from './attempt-model.ts';
import { live, type AttemptSeries } from './attempt-series.ts';

export type Placed = Pick<
  AttemptRecord,
  '_id' | 'exerciseId' | 'pendingPlace' | 'countsFrom' | 'waitingUntil'
>;

/** Attempts that passed by pointing, the places that they take, and when they count. */
export const createPendingPasses = (attempts: AttemptModel) => ({
  /** A learner's attempts that passed by pointing within the last week, whatever became of them. */
  listPlaced: (userId: string): Promise<Placed[]> =>
    attempts
      .find(
        { pendingPlace: { $in: pendingPlaces(userId) } },
        { exerciseId: 1, pendingPlace: 1, countsFrom: 1, waitingUntil: 1 },
      )
      .lean(),

  /** Gives back the places of those whose week is over. */
  freePlaces: async (userId: string, at: Date): Promise<void> => {
    await attempts.updateMany(
      { pendingPlace: { $in: pendingPlaces(userId) }, countsFrom: { $lte: at } },
      { $unset: { pendingPlace: 1 } },
    );
  },

  /** Pending passes whose week is over, the longest first. */
  listDue: (until: Date, limit: number): Promise<(AttemptSeries & Pick<AttemptRecord, '_id'>)[]> =>
    attempts
      .find({ waitingUntil: { $lte: until }, ...live }, { userId: 1, courseId: 1, exerciseId: 1 })
      .sort({ waitingUntil: 1 })
      .limit(limit)
      .lean(),
});
