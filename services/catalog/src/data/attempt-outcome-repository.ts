import type { AttemptRecord } from '../domain/attempt.ts';
import type { Stood } from '../domain/missed-in.ts';
import type { AttemptModel } from './attempt-model.ts';

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };

/** How often a criterion of an exercise was pointed out, and how often staff refused that. */
export interface PointedOften {
  exerciseId: string;
  key: string;
  pointedOut: number;
  refused: number;
}

/** How one attempt went. */
export interface Outcome {
  passed: boolean;
  /** Whether staff decided on it. */
  decided: boolean;
  criteria: Stood[];
}

/** One of the latest attempts of a series, as far as it tells whether its learner is stuck. */
export interface SeriesEnd extends Outcome {
  attemptId: string;
  userId: string;
  exerciseId: string;
  createdAt: Date;
}

type Pointed = Pick<PointedOften, 'exerciseId' | 'key'>;

const outcomeFields = { 'criteria.key': 1, 'criteria.status': 1, 'criteria.judged': 1 } as const;

/** How the attempts of all learners went, for what staff are told of exercises, courses and learners. */
export const createAttemptOutcomeRepository = (attempts: AttemptModel) => ({
  /** How the latest attempts at an exercise went: whether they count as passed, and how each criterion stood. */
  latestOutcomes: async (exerciseId: string, options: { since: Date; limit: number }): Promise<Outcome[]> => {
    const rows = await attempts
      .find(
        { exerciseId, createdAt: { $gte: options.since }, ...live },
        { _id: 0, passed: 1, override: 1, ...outcomeFields },
      )
      .sort({ createdAt: -1 })
      .limit(options.limit)
      .lean();
    return rows.map(({ override, ...row }) => ({ ...row, decided: override !== null }));
  },

  /** The attempts of these series since a moment, latest first. */
  endsOf: async (
    series: readonly Pick<AttemptRecord, 'userId' | 'exerciseId'>[],
    since: Date,
  ): Promise<SeriesEnd[]> => {
    const wanted = new Set(series.map(({ userId, exerciseId }) => `${userId}:${exerciseId}`));
    const distinct = (field: 'userId' | 'exerciseId') => [...new Set(series.map((one) => one[field]))];
    const rows = await attempts
      .find(
        {
          userId: { $in: distinct('userId') },
          exerciseId: { $in: distinct('exerciseId') },
          createdAt: { $gte: since },
          ...live,
        },
        { userId: 1, exerciseId: 1, passed: 1, override: 1, createdAt: 1, ...outcomeFields },
      )
      .sort({ createdAt: -1 })
      .lean();
    return rows
      .filter(({ userId, exerciseId }) => wanted.has(`${userId}:${exerciseId}`))
      .map(({ _id, override, ...row }) => ({ ...row, attemptId: _id, decided: override !== null }));
  },

  /** How many attempts each of these exercises has had in all, and how many of them count as passed. */
  judgedByExercise: async (
    exerciseIds: readonly string[],
  ): Promise<ReadonlyMap<string, { attempts: number; passed: number }>> => {
    const rows = await attempts.aggregate<{ _id: string; attempts: number; passed: number }>([
      { $match: { exerciseId: { $in: [...exerciseIds] }, ...live } },
      {
        $group: { _id: '$exerciseId', attempts: { $sum: 1 }, passed: { $sum: { $cond: ['$passed', 1, 0] } } },
      },
    ]);
    return new Map(rows.map(({ _id, ...counts }) => [_id, counts]));
  },

  /** How many attempts each exercise of a course has had. */
  countByExercise: async (courseId: string, since: Date): Promise<ReadonlyMap<string, number>> => {
    const rows = await attempts.aggregate<{ _id: string; count: number }>([
      { $match: { courseId, createdAt: { $gte: since }, ...live } },
      { $group: { _id: '$exerciseId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },

  /** The criteria that learners of a course pointed out, each once with its counts. */
  pointedOut: async (courseId: string, since: Date): Promise<PointedOften[]> => {
    const rows = await attempts.aggregate<Omit<PointedOften, 'exerciseId' | 'key'> & { _id: Pointed }>([
      { $match: { pointedIn: courseId, createdAt: { $gte: since }, ...live } },
      { $unwind: '$pointings' },
      {
        $group: {
          _id: { exerciseId: '$exerciseId', key: '$pointings.key' },
          pointedOut: { $sum: 1 },
          refused: { $sum: { $cond: ['$pointings.refused', 1, 0] } },
        },
      },
    ]);
    return rows.map(({ _id, pointedOut, refused }) => ({ ..._id, pointedOut, refused }));
  },
});

export type AttemptOutcomeRepository = ReturnType<typeof createAttemptOutcomeRepository>;
