import { categoryFilterSchema, sortableCategories } from '@academy/service-kit/categories/category-list.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
} from '@academy/service-kit/staff/staff-query.ts';
import type {
  DocumentCategoryRecord,
  DocumentCategoryState,
} from '../domain/categories/document-category.ts';
import type { DocumentCategoryModel } from './document-category-model.ts';

const there = { deletedAt: null } as const;
const inOrder = { orderIndex: 1, _id: 1 } as const;

type Change = ChangeOptions<DocumentCategoryState>['change'];

const changeWhere = async (
  model: DocumentCategoryModel,
  { id, isDeleted, change }: { id: string; isDeleted: boolean; change: Change },
): Promise<DocumentCategoryRecord | null> => {
  let isMeant = false;
  const changed = await changeAggregate<DocumentCategoryState>({
    model,
    id,
    change: (before) => {
      isMeant = Boolean(before.deletedAt) === isDeleted;
      return isMeant ? change(before) : null;
    },
  });
  return isMeant ? changed : null;
};

export const createDocumentCategoryRepository = (model: DocumentCategoryModel) => ({
  /** Retired ones too, in their order. */
  list: (): Promise<DocumentCategoryRecord[]> => model.find(there, withoutOutbox).sort(inOrder).lean(),

  /** The same with what is left of those that were deleted. */
  listWithDeleted: (): Promise<DocumentCategoryRecord[]> =>
    model.find({}, withoutOutbox).sort(inOrder).lean(),

  /** Those whose documents may still have to be moved. */
  listUnsettled: (): Promise<DocumentCategoryRecord[]> =>
    model.find({ deletedBy: { $exists: true } }, withoutOutbox).lean(),

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: DocumentCategoryRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...there,
        ...contains(list.q, ['nameEs', 'nameEn']),
        ...(list.ids && { _id: { $in: list.ids } }),
        ...staffFilters(list, categoryFilterSchema),
      },
      first: isWhole(list.q, ['nameEs', 'nameEn']),
      sort: staffSort(list, { sortable: sortableCategories, otherwise: { orderIndex: 1 } }),
    }),

  find: (id: string): Promise<DocumentCategoryRecord | null> =>
    model.findOne({ _id: id, ...there }, withoutOutbox).lean(),

  findWithDeleted: (id: string): Promise<DocumentCategoryRecord | null> =>
    model.findOne({ _id: id }, withoutOutbox).lean(),

  /** Throws DuplicateKeyError where the id or a name is taken. */
  create: (state: DocumentCategoryState, events: readonly PendingEvent[]): Promise<DocumentCategoryRecord> =>
    createAggregate<DocumentCategoryState>({ model, state, events }),

  /** As `changeAggregate`, of one that is not deleted. Throws DuplicateKeyError where a name is taken. */
  change: (id: string, change: Change): Promise<DocumentCategoryRecord | null> =>
    changeWhere(model, { id, isDeleted: false, change }),

  /** The same of one that is deleted. */
  changeDeleted: (id: string, change: Change): Promise<DocumentCategoryRecord | null> =>
    changeWhere(model, { id, isDeleted: true, change }),

  /** Nobody needs to know any more who deleted it. */
  forgetDeleter: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id }, { $unset: { deletedBy: 1 } });
  },
});

export type DocumentCategoryRepository = ReturnType<typeof createDocumentCategoryRepository>;
