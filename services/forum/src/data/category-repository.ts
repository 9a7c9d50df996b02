import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CategoryRecord, CategoryState } from '../domain/category.ts';
import type { CategoryModel } from './category-model.ts';

export const createCategoryRepository = (model: CategoryModel) => ({
  /** All, retired ones too, in their order. */
  list: (): Promise<CategoryRecord[]> => model.find({}, withoutOutbox).sort({ orderIndex: 1, _id: 1 }).lean(),

  find: (id: string): Promise<CategoryRecord | null> => model.findOne({ _id: id }, withoutOutbox).lean(),

  /** Throws DuplicateKeyError where the id is taken. */
  create: (state: CategoryState, events: readonly PendingEvent[]): Promise<CategoryRecord> =>
    createAggregate<CategoryState>({ model, state, events }),

  change: (id: string, change: ChangeOptions<CategoryState>['change']): Promise<CategoryRecord | null> =>
    changeAggregate<CategoryState>({ model, id, change }),
});

export type CategoryRepository = ReturnType<typeof createCategoryRepository>;
