import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { AttemptRecord, CountableAttempt } from '../domain/attempt.ts';

/** Whose attempts at which exercise. */
export interface AttemptSeries {
  userId: string;
  courseId: string;
  exerciseId: string;
}

export interface KeptAttempt {
  attempt: AttemptRecord;
  /** The score of the one before; null at the first. */
  previousScore: number | null;
}

const countable = { exerciseId: 1, lessonId: 1, attempt: 1, score: 1, passed: 1, createdAt: 1 } as const;

const isTakenNumber = (error: unknown): boolean =>
  error instanceof DuplicateKeyError && !error.fields.includes('_id');

export const createAttemptRepository = (attempts: AnyModel) => {
  const last = ({ userId, exerciseId }: Pick<AttemptSeries, 'userId' | 'exerciseId'>) =>
    attempts
      .findOne({ userId, exerciseId }, { attempt: 1, score: 1 })
      .sort({ attempt: -1 })
      .lean<Pick<AttemptRecord, 'attempt' | 'score'> | null>();

  return {
    /** Keeps an attempt under the next number of its series; whoever loses that number to another takes the next. */
    add: async (attempt: Omit<AttemptRecord, 'attempt'>): Promise<KeptAttempt> => {
      for (;;) {
        const before = await last(attempt);
        const numbered: AttemptRecord = { ...attempt, attempt: (before?.attempt ?? 0) + 1 };
        try {
          await withDuplicateKeys(() => attempts.create(numbered));
          return { attempt: numbered, previousScore: before?.score ?? null };
        } catch (error) {
          if (!isTakenNumber(error)) throw error;
        }
      }
    },

    /** The attempts of a series after a number, in their order. */
    listAfter: ({ userId, exerciseId }: AttemptSeries, number: number): Promise<CountableAttempt[]> =>
      attempts
        .find({ userId, exerciseId, attempt: { $gt: number } }, countable)
        .sort({ attempt: 1 })
        .lean<CountableAttempt[]>(),

    /** A learner's attempts at an exercise, newest first. */
    listNewest: (userId: string, exerciseId: string, limit: number): Promise<AttemptRecord[]> =>
      attempts.find({ userId, exerciseId }).sort({ attempt: -1 }).limit(limit).lean<AttemptRecord[]>(),

    /** The series with attempts that no progress has counted yet: what a crash left behind. */
    listUncounted: async (where: {
      userId?: string;
      until: Date;
      limit: number;
    }): Promise<AttemptSeries[]> => {
      const { userId, until, limit } = where;
      const rows = await attempts
        .find(
          { uncountedSince: { $lte: until }, ...(userId !== undefined && { userId }) },
          { _id: 0, userId: 1, courseId: 1, exerciseId: 1 },
        )
        .sort({ uncountedSince: 1 })
        .limit(limit)
        .lean<AttemptSeries[]>();
      return [...new Map(rows.map((row) => [`${row.userId} ${row.exerciseId}`, row])).values()];
    },

    /** Marks the attempts of a series up to a number as counted. */
    markCounted: async ({ userId, exerciseId }: AttemptSeries, upTo: number): Promise<void> => {
      await attempts.updateMany(
        { userId, exerciseId, attempt: { $lte: upTo }, uncountedSince: { $exists: true } },
        { $unset: { uncountedSince: 1 } },
      );
    },

    erase: async (userId: string): Promise<void> => {
      await attempts.deleteMany({ userId });
    },
  };
};

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;
