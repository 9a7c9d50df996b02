import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeAggregate, type ChangeOptions } from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { findStaffPage, staffFilters, staffSort } from '@academy/service-kit/staff/staff-query.ts';
import { mailFilterSchema, sortableMailFields, whereStatus } from './staff-mail-filters.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import type { Mail } from '../domain/mail.ts';
import type { MailModel } from './mail-model.ts';

export type MailRecord = Aggregate<Mail>;

export const createMailRepository = (model: MailModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: MailRecord[]; total: number }> => {
    const { status, ...filters } = staffFilters(list, mailFilterSchema);
    return findStaffPage(model, list, {
      where: {
        removedAt: null,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...filters,
        ...(status && whereStatus(status)),
      },
      sort: staffSort(list, { sortable: sortableMailFields, otherwise: { createdAt: -1 } }),
    });
  },

  find: (id: string): Promise<MailRecord | null> =>
    model.findOne({ _id: id, removedAt: null }, withoutOutbox).lean(),

  /** Null where there is no such mail; see `changeAggregate`. */
  change: (id: string, change: ChangeOptions<Mail>['change']): Promise<MailRecord | null> =>
    changeAggregate<Mail>({ model, id, change }),

  /** What names the files of the mails to a person. */
  listOf: (userId: string): Promise<Pick<Mail, '_id' | 'template' | 'createdAt'>[]> =>
    model.find({ userId }, { template: 1, createdAt: 1 }).lean(),

  /** Erases the mails to a person, those that wait and those that are kept. */
  eraseOf: (userId: string): Promise<void> =>
    eraseAggregates({
      model,
      where: { userId },
      blank: { sealedAddress: null, sealedValues: null, recipient: null },
      unset: ['dueAt', 'lastError'],
    }),
});

export type MailRepository = ReturnType<typeof createMailRepository>;
