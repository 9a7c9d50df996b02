import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeAggregate, type AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import {
  seriesBytesWith,
  type AttemptRecord,
  type CountableAttempt,
  type NewAttempt,
} from '../domain/attempt.ts';
import { pendingPlaces } from '../domain/pending-pass.ts';
import type { AttemptModel } from './attempt-model.ts';

/** Whose attempts at which exercise. */
export interface AttemptSeries {
  userId: string;
  courseId: string;
  exerciseId: string;
}

export interface KeptAttempt {
  attempt: AttemptRecord;
  /** The one before it in its series; null at the first. */
  before: AttemptRecord | null;
}

export type Placed = Pick<
  AttemptRecord,
  '_id' | 'exerciseId' | 'pendingPlace' | 'countsFrom' | 'waitingUntil'
>;

type ExerciseKey = Pick<AttemptSeries, 'userId' | 'exerciseId'>;

const countable = {
  exerciseId: 1,
  lessonId: 1,
  attempt: 1,
  score: 1,
  passed: 1,
  createdAt: 1,
  seriesBytes: 1,
} as const;
/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };

const isTaken = (error: unknown, field: 'attempt' | '_id' | 'pendingPlace'): boolean =>
  error instanceof DuplicateKeyError && error.fields.includes(field);

export const createAttemptRepository = (attempts: AttemptModel) => {
  const last = ({ userId, exerciseId }: ExerciseKey): Promise<AttemptRecord | null> =>
    attempts.findOne({ userId, exerciseId }, withoutOutbox).sort({ attempt: -1 }).lean();

  return {
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

    /** A learner's attempts at an exercise, newest first. */
    listNewest: (userId: string, exerciseId: string, limit: number): Promise<AttemptRecord[]> =>
      attempts
        .find({ userId, exerciseId, ...live }, withoutOutbox)
        .sort({ attempt: -1 })
        .limit(limit)
        .lean(),

    /** The series with attempts, or decisions on them, that no progress has counted yet: what a crash left behind. */
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
        .lean();
      return [...new Map(rows.map((row) => [`${row.userId} ${row.exerciseId}`, row])).values()];
    },

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

    /** Changes an attempt, whose verdict staff overrule, with the events that tell of it. Null when there is none. */
    change: (
      id: string,
      change: (current: AttemptRecord) => AggregateChange<AttemptRecord> | null,
    ): Promise<AttemptRecord | null> => changeAggregate<AttemptRecord>({ model: attempts, id, change }),

    /** The attempts of a series with a decision of staff that progress has not taken yet. */
    listOverruled: ({
      userId,
      exerciseId,
    }: AttemptSeries): Promise<Pick<AttemptRecord, '_id' | 'version'>[]> =>
      attempts.find({ userId, exerciseId, overruled: true }, { version: 1 }).lean(),

    /** Marks a decision as taken into progress, unless another came since this version of the attempt. */
    markTaken: async ({ _id, version }: Pick<AttemptRecord, '_id' | 'version'>): Promise<void> => {
      await attempts.updateOne({ _id, version }, { $unset: { overruled: 1, uncountedSince: 1 } });
    },

    /** Whether anybody has an attempt at one of these exercises. */
    existsAtAny: async (exerciseIds: readonly string[]): Promise<boolean> =>
      (await attempts.exists({ exerciseId: { $in: [...exerciseIds] }, ...live })) !== null,

    /** Whether an attempt of a series, up to a number, counts as passed. */
    hasPassed: async ({ userId, exerciseId }: AttemptSeries, upTo: number): Promise<boolean> =>
      (await attempts.exists({ userId, exerciseId, attempt: { $lte: upTo }, passed: true })) !== null,

    erase: (userId: string): Promise<void> =>
      eraseAggregates({
        model: attempts,
        where: { userId },
        blank: { answer: '', criteria: [], overrides: [], override: null },
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
        ],
      }),
  };
};

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;
