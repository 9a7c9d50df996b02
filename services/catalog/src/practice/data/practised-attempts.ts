import type { AttemptModel } from '../../data/attempt-model.ts';
import type { PractisedAttempt } from '../domain/card.ts';

const practised = {
  exerciseId: 1,
  lessonId: 1,
  courseId: 1,
  attempt: 1,
  passed: 1,
  score: 1,
  hintsUsed: 1,
  words: 1,
  createdAt: 1,
} as const;

/** Attempts as practice reads them. */
export const createPractisedAttempts = (attempts: AttemptModel) => ({
  /** A learner's attempts at one exercise after a number, in their order. */
  listAfter: (
    { userId, exerciseId }: { userId: string; exerciseId: string },
    number: number,
  ): Promise<PractisedAttempt[]> =>
    attempts
      .find({ userId, exerciseId, attempt: { $gt: number }, removedAt: null }, practised)
      .sort({ attempt: 1 })
      .lean(),

  /** All of a learner's attempts, in their order within each exercise. */
  listOf: async (userId: string): Promise<PractisedAttempt[]> => {
    const rows = await attempts.find({ userId, removedAt: null }, practised).lean();
    return rows.sort((a, b) => a.attempt - b.attempt);
  },

  /** How many different exercises a learner passed from one instant until another. */
  countPassed: async (userId: string, { from, until }: { from: Date; until: Date }): Promise<number> => {
    const rows = await attempts
      .find(
        { userId, createdAt: { $gte: from, $lt: until }, passed: true, removedAt: null },
        { exerciseId: 1 },
      )
      .lean();
    return new Set(rows.map(({ exerciseId }) => exerciseId)).size;
  },
});

export type PractisedAttempts = ReturnType<typeof createPractisedAttempts>;
