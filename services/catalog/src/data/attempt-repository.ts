import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeAggregate, type AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import { seriesBytesWith, type AttemptRecord, type NewAttempt } from '../domain/attempt.ts';
import { createAttemptCounting } from './attempt-counting.ts';
import type { AttemptModel } from './attempt-model.ts';
import { live, type AttemptSeries } from './attempt-series.ts';
import { createPendingPasses } from './pending-passes.ts';

export interface KeptAttempt {
  attempt: AttemptRecord;
  /** The one before it in its series; null at the first. */
  before: AttemptRecord | null;
}

type ExerciseKey = Pick<AttemptSeries, 'userId' | 'exerciseId'>;

const isTaken = (error: unknown, field: 'attempt' | '_id' | 'pendingPlace'): boolean =>
  error instanceof DuplicateKeyError && error.fields.includes(field);

export const createAttemptRepository = (attempts: AttemptModel) => {
  const last = ({ userId, exerciseId }: ExerciseKey): Promise<AttemptRecord | null> =>
    attempts.findOne({ userId, exerciseId }, withoutOutbox).sort({ attempt: -1 }).lean();

  return {
    ...createAttemptCounting(attempts),
    ...createPendingPasses(attempts),

    find: (id: string): Promise<AttemptRecord | null> =>
      attempts.findOne({ _id: id, ...live }, withoutOutbox).lean(),

    /** The attempt before one in its series; null before the first. */
    before: ({ userId, exerciseId, attempt }: AttemptRecord): Promise<AttemptRecord | null> =>
      attempts.findOne({ userId, exerciseId, attempt: attempt - 1 }, withoutOutbox).lean(),

    /** The last attempt of a series; null where there is none. */
    last,

    /**
     * Keeps an attempt under the next number of its series, the one after `known` if that is still the last; an attempt
     * that loses its number to another takes the next. `taken` when its id is, `place-taken` when its
     * place of the week is, `full` where `hasRoom` says so of the
     * bytes that the series would take.
     */
    add: async (
      attempt: NewAttempt,
      {
        known,
        hasRoom,
      }: { known?: AttemptRecord | null; hasRoom: (seriesBytes: number) => Promise<boolean> },
    ): Promise<KeptAttempt | 'taken' | 'place-taken' | 'full'> => {
      for (let before = known; ; before = undefined) {
        before = before === undefined ? await last(attempt) : before;
        const seriesBytes = seriesBytesWith(attempt, before);
        if (!(await hasRoom(seriesBytes))) return 'full';
        const numbered: AttemptRecord = {
          ...attempt,
          attempt: (before?.attempt ?? 0) + 1,
          seriesBytes,
          version: 1,
        };
        try {
          await withDuplicateKeys(() => attempts.create(numbered));
          return { attempt: numbered, before };
        } catch (error) {
          if (isTaken(error, '_id')) return 'taken';
          if (isTaken(error, 'pendingPlace')) return 'place-taken';
          if (!isTaken(error, 'attempt')) throw error;
        }
      }
    },

    /** A learner's attempts at an exercise, newest first. */
    listNewest: (userId: string, exerciseId: string, limit: number): Promise<AttemptRecord[]> =>
      attempts
        .find({ userId, exerciseId, ...live }, withoutOutbox)
        .sort({ attempt: -1 })
        .limit(limit)
        .lean(),

    /** Changes an attempt, whose verdict staff overrule, with the events that tell of it. Null when there is none. */
    change: (
      id: string,
      change: (current: AttemptRecord) => AggregateChange<AttemptRecord> | null,
    ): Promise<AttemptRecord | null> => changeAggregate<AttemptRecord>({ model: attempts, id, change }),

    /** Whether anybody has an attempt at one of these exercises. */
    existsAtAny: async (exerciseIds: readonly string[]): Promise<boolean> =>
      (await attempts.exists({ exerciseId: { $in: [...exerciseIds] }, ...live })) !== null,

    erase: (userId: string): Promise<void> =>
      eraseAggregates({
        model: attempts,
        where: { userId },
        blank: { answer: '', criteria: [], missed: [], overrides: [], override: null },
        unset: [
          'uncountedSince',
          'overruled',
          'sharedAt',
          'pointings',
          'pointingDecisions',
          'verdictsWithout',
          'pointedIn',
          'countsFrom',
          'waitingUntil',
          'pendingPlace',
          'offeredIn',
          'certainty',
          'judgementId',
        ],
      }),
  };
};

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;
