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
});

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };

const sortable: SortableFields<AttemptRecord> = new Map([
  ['createdAt', 'createdAt'],
  ['score', 'score'],
]);

/** Free text names an attempt, a learner or an exercise by its id, or by how that begins. */
const named = (q: string): Filter<Stored<AttemptRecord>> => ({
  $or: [{ _id: q }, { userId: q }, { exerciseId: { $regex: `^${escapeRegex(q)}` } }],
});

const conditions = (list: StaffList): Filter<Stored<AttemptRecord>> => ({
  ...live,
  ...staffFilters(list, filterSchema),
  ...(list.ids && { _id: { $in: list.ids } }),
  ...(list.q !== null && named(list.q)),
});

/** How often a criterion of an exercise was pointed out, and how often staff refused that. */
export interface PointedOften {
  exerciseId: string;
  key: string;
  pointedOut: number;
  refused: number;
}

type Pointed = Pick<PointedOften, 'exerciseId' | 'key'>;

/** Attempts of all learners, as staff look for them. */
export const createStaffAttemptRepository = (attempts: AttemptModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  list: async (query: StaffList): Promise<{ rows: AttemptRecord[]; total: number }> =>
    findStaffPage(attempts, query, {
      where: conditions(query),
      sort: staffSort(query, { sortable, otherwise: { createdAt: -1 } }),
    }),

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
