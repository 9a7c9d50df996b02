import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type AggregateChange,
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
import type { CannedAnswer, CannedAnswerRecord } from './canned-answer.ts';
import type { CannedAnswerModel } from './canned-answer-model.ts';

const present = { removedAt: null };
const sortable: SortableFields<CannedAnswerRecord> = new Map([
  ['id', '_id'],
  ['titleEs', 'titleEs'],
  ['titleEn', 'titleEn'],
  ['updatedAt', 'updatedAt'],
]);
const noFilters = z.strictObject({});

export const createCannedAnswerRepository = (model: CannedAnswerModel) => ({
  find: (id: string): Promise<CannedAnswerRecord | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** By title; free text is looked for in titles and texts. Throws DomainError 400 naming the parameter. */
  list: (list: StaffList): Promise<{ rows: CannedAnswerRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...present,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...contains(list.q, ['titleEs', 'titleEn', 'textEs', 'textEn']),
        ...staffFilters(list, noFilters),
      },
      first: isWhole(list.q, ['titleEs', 'titleEn']),
      sort: staffSort(list, { sortable, otherwise: { titleEs: 1 } }),
    }),

  add: (state: CannedAnswer, event: PendingEvent) =>
    createAggregate<CannedAnswer>({ model, state, events: [event] }),

  /** As `changeAggregate`: null where there is none, and `change` may run again. */
  change: (
    id: string,
    change: (current: CannedAnswerRecord) => AggregateChange<CannedAnswer> | null,
  ): Promise<CannedAnswerRecord | null> => changeAggregate<CannedAnswer>({ model, id, change }),

  /** Null where there is none any more. */
  remove: (id: string, event: PendingEvent) =>
    removeAggregate<CannedAnswer>({ model, id, events: () => [event] }),
});

export type CannedAnswerRepository = ReturnType<typeof createCannedAnswerRepository>;
