import { idSchema } from '@academy/contracts/shared/lists.ts';
import { unknownFilter, unknownSort } from '@academy/service-kit/http/staff-list-refusals.ts';
import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { z } from 'zod';
import type { AttemptRecord } from '../domain/attempt.ts';

/** What staff may filter by, beside the free text and ids of every list. */
const filterSchema = z.strictObject({
  exerciseId: idSchema.optional(),
  courseId: idSchema.optional(),
  userId: idSchema.optional(),
  passed: z.boolean().optional(),
});

const sortable = new Set(['createdAt', 'score']);

/** Free text names an attempt, a learner or an exercise by its id, or by how that begins. */
const named = (q: string): Record<string, unknown> => {
  const begins = { $regex: `^${q.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}` };
  return { $or: [{ _id: q }, { userId: q }, { exerciseId: begins }] };
};

const conditions = ({ q, ids, filter }: StaffList): Record<string, unknown> => {
  const parsed = filterSchema.safeParse(filter);
  if (!parsed.success) throw unknownFilter();
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return {
    removedAt: null,
    ...Object.fromEntries(given),
    ...(ids && { _id: { $in: ids } }),
    ...(q !== null && named(q)),
  };
};

const order = ({ sort }: StaffList): Record<string, 1 | -1> => {
  if (sort === null) return { createdAt: -1, _id: 1 };
  if (!sortable.has(sort.field)) throw unknownSort();
  return { [sort.field]: sort.order === 'ASC' ? 1 : -1, _id: 1 };
};

/** Attempts of all learners, as staff look for them. */
export const createStaffAttemptRepository = (attempts: AnyModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  list: async (query: StaffList): Promise<{ rows: AttemptRecord[]; total: number }> => {
    const where = conditions(query);
    const { from, to } = query.range;
    const [rows, total] = await Promise.all([
      attempts
        .find(where, withoutOutbox)
        .sort(order(query))
        .skip(from)
        .limit(to - from + 1)
        .lean<AttemptRecord[]>(),
      attempts.countDocuments(where),
    ]);
    return { rows, total };
  },
});

export type StaffAttemptRepository = ReturnType<typeof createStaffAttemptRepository>;
