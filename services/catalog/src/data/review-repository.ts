import { olderThan } from '@academy/service-kit/mongo/older-than.ts';
import { reviewChangedV1 } from '@academy/contracts/events/catalog/review-changed.v1.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import {
  contains,
  staffFilters,
  findStaffPage,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';
import { ratingOf, type Ratings, type ReviewRecord, type ReviewState } from '../domain/review.ts';
import type { ReviewModel } from './review-model.ts';

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };
const inForce = { withdrawnAt: null, ...live };

const sortable: SortableFields<ReviewRecord> = new Map([
  ['id', '_id'],
  ['courseId', 'courseId'],
  ['rating', 'rating'],
  ['language', 'language'],
  ['hidden', 'hidden'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
]);

const filterSchema = z.strictObject({
  courseId: z.string().optional(),
  userId: z.string().optional(),
  rating: z.number().int().optional(),
  language: languageSchema.optional(),
  hidden: z.boolean().optional(),
});

const conditions = (list: StaffList): Filter<Stored<ReviewRecord>> => ({
  ...inForce,
  ...contains(list.q, ['text']),
  ...(list.ids && { _id: { $in: list.ids } }),
  ...staffFilters(list, filterSchema),
});

/** Goes with every write of a review: stars and lists are made anew wherever they are held. */
const reviewChanged = ({ userId, courseId }: Pick<ReviewState, 'userId' | 'courseId'>): PendingEvent =>
  pendingEvent(reviewChangedV1, { userId, courseId }, { subject: userId });

export const createReviewRepository = (model: ReviewModel) => ({
  /** A learner's review of a course, also where they have taken it back. */
  findOf: (userId: string, courseId: string): Promise<ReviewRecord | null> =>
    model.findOne({ userId, courseId, ...live }, withoutOutbox).lean(),

  find: (id: string): Promise<ReviewRecord | null> =>
    model.findOne({ _id: id, ...inForce }, withoutOutbox).lean(),

  /** A course's reviews as one reader sees them, newest first: those hidden only where they are their own. */
  listOfCourse: (
    courseId: string,
    options: { readerId: string | null; after: Cursor | undefined; limit: number },
  ): Promise<ReviewRecord[]> => {
    const { readerId, after, limit } = options;
    const seen = readerId === null ? { hidden: false } : { $or: [{ hidden: false }, { userId: readerId }] };
    return model
      .find({ courseId, ...inForce, $and: [seen, olderThan(after)] }, withoutOutbox)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean();
  },

  /** Counted from the reviews themselves, so that nothing can drift. */
  ratings: async (): Promise<Ratings> => {
    const rows = await model.aggregate<{ _id: string; sum: number; count: number }>([
      { $match: { ...inForce, hidden: false } },
      { $group: { _id: '$courseId', sum: { $sum: '$rating' }, count: { $sum: 1 } } },
    ]);
    return new Map(rows.map((row) => [row._id, ratingOf(row)]));
  },

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: async (list: StaffList): Promise<{ rows: ReviewRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: conditions(list),
      sort: staffSort(list, { sortable, otherwise: { updatedAt: -1 } }),
    }),

  /** Null when the learner has reviewed the course already. */
  create: async (state: ReviewState): Promise<ReviewRecord | null> => {
    try {
      return await createAggregate<ReviewState>({ model, state, events: [reviewChanged(state)] });
    } catch (error) {
      if (error instanceof DuplicateKeyError) return null;
      throw error;
    }
  },

  change: (
    id: string,
    change: (current: ReviewRecord) => AggregateChange<ReviewState> | null,
  ): Promise<ReviewRecord | null> =>
    changeAggregate<ReviewState>({
      model,
      id,
      change: (current) => {
        const next = change(current);
        return next && { ...next, events: [...next.events, reviewChanged(current)] };
      },
    }),

  erase: async (userId: string): Promise<void> => {
    await eraseAggregates({ model, where: { userId }, blank: { text: '' } });
  },
});

export type ReviewRepository = ReturnType<typeof createReviewRepository>;
