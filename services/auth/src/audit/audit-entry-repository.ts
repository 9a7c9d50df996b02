import { addOnce } from '@academy/service-kit/chains/add-once.ts';
import { placesOf, type Link } from '@academy/service-kit/chains/link.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
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
import type { LinkedEntry } from './chain/link.ts';

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

const within = (chain: string): Filter<AuditEntry> => ({ 'link.place': placesOf(chain) });

export const createAuditEntryRepository = (model: AuditEntryModel) => ({
  /** Adding the entry of an event again changes nothing; nor does adding one where another stands already. */
  add: (entry: LinkedEntry) => addOnce(() => model.create(entry)),

  /** Of the last entry of a chain; null where it has none. */
  lastLink: async (chain: string): Promise<Link | null> => {
    const last = await model.findOne(within(chain), { link: 1 }).sort({ 'link.place': -1 }).lean();
    return last?.link ?? null;
  },

  /** A chain's entries in their order. */
  inChain: async (chain: string): Promise<LinkedEntry[]> => {
    const entries = await model.find(within(chain)).sort({ 'link.place': 1 }).lean();
    return entries.flatMap(({ link, ...entry }) => (link ? [{ ...entry, link }] : []));
  },

  /** Where all linked entries stand. */
  places: async (): Promise<{ entryId: string; place: string }[]> => {
    const linked = await model.find({ link: { $ne: null } }, { link: 1 }).lean();
    return linked.map(({ _id, link }) => ({ entryId: _id, place: link?.place ?? '' }));
  },

  /** Those in no chain that are as old as a moment or younger, oldest first, and how many all are. */
  unlinked: async (since: Date): Promise<{ first: AuditEntry | null; all: number }> => ({
    first: await model
      .findOne({ link: null, at: { $gte: since } })
      .sort({ at: 1 })
      .lean(),
    all: await model.countDocuments({ link: null }),
  }),

  /** Newest first; free text is looked for in the action and in what was changed. Throws DomainError 400. */
  list: (list: StaffList): Promise<{ rows: AuditEntry[]; total: number }> =>
    findStaffPage(model, list, {
      where: conditions(list),
      sort: staffSort(list, { sortable, otherwise: { at: -1 } }),
    }),
});

export type AuditEntryRepository = ReturnType<typeof createAuditEntryRepository>;
