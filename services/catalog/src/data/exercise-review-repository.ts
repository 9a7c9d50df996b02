import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { ExerciseReviewRecord } from '../domain/exercise-review.ts';
import type { ExerciseReviewModel } from './exercise-review-model.ts';

const sortable: SortableFields<ExerciseReviewRecord> = new Map([
  ['id', '_id'],
  ['reviewedAt', 'reviewedAt'],
  ['misjudged', 'misjudged'],
]);

export const createExerciseReviewRepository = (model: ExerciseReviewModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: ExerciseReviewRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: { ...(list.ids && { _id: { $in: list.ids } }), ...staffFilters(list, z.strictObject({})) },
      sort: staffSort(list, { sortable, otherwise: { reviewedAt: -1 } }),
    }),

  find: (id: string): Promise<ExerciseReviewRecord | null> => model.findOne({ _id: id }).lean(),

  /** A run that is repeated writes over what it wrote. */
  save: async ({ _id, ...review }: ExerciseReviewRecord): Promise<void> => {
    await upsert(() => model.updateOne({ _id }, { $set: review }, { upsert: true }));
  },
});

export type ExerciseReviewRepository = ReturnType<typeof createExerciseReviewRepository>;
