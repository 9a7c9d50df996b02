import { watchedActionSchema, watchedLanguageSchema } from '@academy/contracts/http/forum/watched-words.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { WatchedWord, WatchedWordRecord } from '../domain/watched-words/watched-word.ts';
import type { WatchedWordModel } from './watched-word-model.ts';

const present = { removedAt: null };
const sortable: SortableFields<WatchedWordRecord> = new Map([
  ['id', '_id'],
  ['phrase', 'phrase'],
  ['language', 'language'],
  ['action', 'action'],
  ['updatedAt', 'updatedAt'],
]);
const filterSchema = z.strictObject({
  language: watchedLanguageSchema.optional(),
  action: watchedActionSchema.optional(),
});

/** `onWritten` runs after each write, also one that failed: it may have been kept. */
export const createWatchedWordRepository = (
  model: WatchedWordModel,
  onWritten: () => void = () => undefined,
) => ({
  listAll: (): Promise<WatchedWordRecord[]> => model.find(present, withoutOutbox).sort({ _id: 1 }).lean(),

  find: (id: string): Promise<WatchedWordRecord | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** By phrase. Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: WatchedWordRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...present,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...contains(list.q, ['phrase']),
        ...staffFilters(list, filterSchema),
      },
      first: isWhole(list.q, ['phrase']),
      sort: staffSort(list, { sortable, otherwise: { phrase: 1 } }),
    }),

  add: (state: WatchedWord, event: PendingEvent): Promise<WatchedWordRecord> =>
    createAggregate<WatchedWord>({ model, state, events: [event] }).finally(onWritten),

  /** As `changeAggregate`: null where there is none, and `change` may run again. */
  change: (id: string, change: ChangeOptions<WatchedWord>['change']): Promise<WatchedWordRecord | null> =>
    changeAggregate<WatchedWord>({ model, id, change }).finally(onWritten),

  /** Null where there is none any more. */
  remove: (id: string, event: PendingEvent): Promise<WatchedWordRecord | null> =>
    removeAggregate<WatchedWord>({ model, id, events: () => [event] }).finally(onWritten),
});

export type WatchedWordRepository = ReturnType<typeof createWatchedWordRepository>;
