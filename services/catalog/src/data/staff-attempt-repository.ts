import { idSchema } from '@academy/contracts/shared/lists.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  staffFilters,
  findStaffPage,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';
import { z } from 'zod';
import type { AttemptRecord } from '../domain/attempt.ts';
import type { AttemptModel } from './attempt-model.ts';

/** What staff may filter by, beside the free text and ids of every list. */
const filterSchema = z.strictObject({
  exerciseId: idSchema.optional(),
  courseId: idSchema.optional(),
  userId: idSchema.optional(),
  passed: z.boolean().optional(),
  /** Passes that wait for staff, or all others. */
  pending: z.boolean().optional(),
  /** The key of a criterion that they missed. */
  missed: z.string().min(1).max(120).optional(),
  /** Whether staff decided on the verdict. */
  overruled: z.boolean().optional(),
  /** The first and the last moment, both included. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };

const sortable: SortableFields<AttemptRecord> = new Map([
  ['createdAt', 'createdAt'],
  ['score', 'score'],
]);

/** Learners and exercises. */
interface Names {
  userIds: readonly string[];
  exerciseIds: readonly string[];
}

/** Whom or what a free text names. */
export interface Named extends Names {
  /** Where one part of it names learners and the rest exercises: their attempts at these. */
  together: readonly Names[];
}

/** Free text is an id of an attempt or a learner, the beginning of an exercise's, or names some of them, or both. */
const meant = (q: string, { userIds, exerciseIds, together }: Named): Filter<Stored<AttemptRecord>> => ({
  $or: [
    { _id: q },
    { userId: { $in: [q, ...userIds] } },
    { exerciseId: { $regex: `^${escapeRegex(q)}` } },
    ...(exerciseIds.length > 0 ? [{ exerciseId: { $in: exerciseIds } }] : []),
    ...together.map((both) => ({ userId: { $in: both.userIds }, exerciseId: { $in: both.exerciseIds } })),
  ],
});

const madeBetween = (from?: string, to?: string): Filter<Stored<AttemptRecord>> =>
  from === undefined && to === undefined
    ? {}
    : {
        createdAt: {
          ...(from !== undefined && { $gte: new Date(from) }),
          ...(to !== undefined && { $lte: new Date(to) }),
        },
      };

const missing = (key: string): Filter<Stored<AttemptRecord>> => ({
  criteria: { $elemMatch: { key, status: { $ne: 'met' }, judged: { $ne: false } } },
});

const conditions = (list: StaffList, named: Named): Filter<Stored<AttemptRecord>> => {
  const { pending, missed, overruled, from, to, ...filters } = staffFilters(list, filterSchema);
  return {
    ...live,
    ...filters,
    ...(pending !== undefined && { waitingUntil: { $exists: pending } }),
    ...(overruled !== undefined && { override: overruled ? { $ne: null } : null }),
    ...(missed !== undefined && missing(missed)),
    ...madeBetween(from, to),
    ...(list.ids && { _id: { $in: list.ids } }),
    ...(list.q !== null && meant(list.q, named)),
  };
};

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
  criteria: Pick<AttemptRecord['criteria'][number], 'key' | 'status' | 'judged'>[];
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

/** Attempts of all learners, as staff look for them. */
export const createStaffAttemptRepository = (attempts: AttemptModel) => ({
  /**
   * `named` is whom and what the free text names beside ids. Throws DomainError 400 naming the parameter for a field that
   * is not sorted or filtered by.
   */
  list: async (query: StaffList, named: Named): Promise<{ rows: AttemptRecord[]; total: number }> =>
    findStaffPage(attempts, query, {
      where: conditions(query, named),
      sort: staffSort(query, { sortable, otherwise: { createdAt: -1 } }),
    }),

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

export type StaffAttemptRepository = ReturnType<typeof createStaffAttemptRepository>;
