import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import {
  contains,
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditEntryModel } from './audit-entry-model.ts';

/** What staff may sort by, and the field that it is kept in. */
const sortable: SortableFields<AuditEntry> = new Map([
  ['id', '_id'],
  ['at', 'at'],
  ['actorId', 'actorId'],
  ['action', 'action'],
  ['resource', 'resource'],
  ['resourceId', 'resourceId'],
]);

const filterSchema = z.strictObject({
  actorId: z.string().optional(),
  action: z.string().optional(),
  resource: z.string().optional(),
  resourceId: z.string().optional(),
  personId: z.string().optional(),
  /** The first and the last moment, both included. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});

const period = (from: string | undefined, to: string | undefined): Filter<AuditEntry> =>
  from === undefined && to === undefined
    ? {}
    : { at: { ...(from && { $gte: new Date(from) }), ...(to && { $lte: new Date(to) }) } };

/** What was done to somebody's account, or to what is theirs. */
const concerning = (personId: string): Filter<AuditEntry> => ({
  $and: [{ $or: [{ resourceId: personId }, { personId }] }],
});

const conditions = (list: StaffList): Filter<AuditEntry> => {
  const { from, to, personId, ...exactly } = staffFilters(list, filterSchema);
  return {
    ...(list.ids && { _id: { $in: list.ids } }),
    ...contains(list.q, ['action', 'resource', 'resourceId']),
    ...exactly,
    ...period(from, to),
    ...(personId !== undefined && concerning(personId)),
  };
};

export const createAuditEntryRepository = (model: AuditEntryModel) => ({
  /** Adding the entry of an event again changes nothing. */
  add: async (entry: AuditEntry): Promise<void> => {
    await insertOnce(() => model.create(entry));
  },

  /** Newest first; free text is looked for in the action and in what was changed. Throws DomainError 400. */
  list: (list: StaffList): Promise<{ rows: AuditEntry[]; total: number }> =>
    findStaffPage(model, list, {
      where: conditions(list),
      sort: staffSort(list, { sortable, otherwise: { at: -1 } }),
    }),
});

export type AuditEntryRepository = ReturnType<typeof createAuditEntryRepository>;
