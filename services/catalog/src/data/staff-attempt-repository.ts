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

const sortable: SortableFields<AttemptRecord> = new Map([
  ['createdAt', 'createdAt'],
  ['score', 'score'],
]);

/** Free text names an attempt, a learner or an exercise by its id, or by how that begins. */
const named = (q: string): Filter<Stored<AttemptRecord>> => ({
  $or: [{ _id: q }, { userId: q }, { exerciseId: { $regex: `^${escapeRegex(q)}` } }],
});

const conditions = (list: StaffList): Filter<Stored<AttemptRecord>> => ({
  removedAt: null,
  ...staffFilters(list, filterSchema),
  ...(list.ids && { _id: { $in: list.ids } }),
  ...(list.q !== null && named(list.q)),
});

/** Attempts of all learners, as staff look for them. */
export const createStaffAttemptRepository = (attempts: AttemptModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  list: async (query: StaffList): Promise<{ rows: AttemptRecord[]; total: number }> =>
    findStaffPage(attempts, query, {
      where: conditions(query),
      sort: staffSort(query, { sortable, otherwise: { createdAt: -1 } }),
    }),
});

export type StaffAttemptRepository = ReturnType<typeof createStaffAttemptRepository>;
