import { idSchema } from '@academy/contracts/shared/lists.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  staffFilters,
  findStaffPage,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { anyTime } from '@academy/service-kit/mongo/any-time.ts';
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

const conditions = (list: StaffList, named: Named): Filter<Stored<AttemptRecord>> => {
  const { pending, overruled, from, to, ...filters } = staffFilters(list, filterSchema);
  return {
    ...live,
    ...filters,
    ...(pending !== undefined && { waitingUntil: pending ? anyTime : null }),
    ...(overruled === true && { 'override.at': anyTime }),
    ...(overruled === false && { override: null }),
    ...madeBetween(from, to),
    ...(list.ids && { _id: { $in: list.ids } }),
    ...(list.q !== null && meant(list.q, named)),
  };
};

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
});

export type StaffAttemptRepository = ReturnType<typeof createStaffAttemptRepository>;
