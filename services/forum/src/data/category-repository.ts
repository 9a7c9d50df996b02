import { categoryFilterSchema, sortableCategories } from '@academy/service-kit/categories/category-list.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
} from '@academy/service-kit/staff/staff-query.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CategoryRecord, CategoryState } from '../domain/category.ts';
import type { CategoryModel } from './category-model.ts';

/** `onWritten` runs after each write, also one that failed: it may have been kept. */
export const createCategoryRepository = (model: CategoryModel, onWritten: () => void = () => undefined) => ({
  /** All, retired ones too, in their order. */
  list: (): Promise<CategoryRecord[]> => model.find({}, withoutOutbox).sort({ orderIndex: 1, _id: 1 }).lean(),

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: async (list: StaffList): Promise<{ rows: CategoryRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...contains(list.q, ['nameEs', 'nameEn', 'descriptionEs', 'descriptionEn']),
        ...(list.ids && { _id: { $in: list.ids } }),
        ...staffFilters(list, categoryFilterSchema),
      },
      first: isWhole(list.q, ['nameEs', 'nameEn']),
      sort: staffSort(list, { sortable: sortableCategories, otherwise: { orderIndex: 1 } }),
    }),

  find: (id: string): Promise<CategoryRecord | null> => model.findOne({ _id: id }, withoutOutbox).lean(),

  /** Throws DuplicateKeyError where the id is taken. */
  create: (state: CategoryState, events: readonly PendingEvent[]): Promise<CategoryRecord> =>
    createAggregate<CategoryState>({ model, state, events }).finally(onWritten),

  change: (id: string, change: ChangeOptions<CategoryState>['change']): Promise<CategoryRecord | null> =>
    changeAggregate<CategoryState>({ model, id, change }).finally(onWritten),
});

export type CategoryRepository = ReturnType<typeof createCategoryRepository>;
