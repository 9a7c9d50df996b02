import { forumStatusSchema } from '@academy/contracts/http/forum/forum-author.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import {
  caseIdOf,
  newCase,
  type BriefCase,
  type CaseRecord,
  type CaseState,
  type CaseTarget,
} from '../domain/moderation/case.ts';
import { withoutMember } from '../domain/moderation/case-without-member.ts';
import { verdictsIn, type FlagVerdicts } from '../domain/moderation/flag-trust.ts';
import type { CaseModel } from './case-model.ts';

const sortable: SortableFields<CaseState> = new Map([
  ['id', '_id'],
  ['openedAt', 'openedAt'],
  ['openFlags', 'openFlags'],
  ['createdAt', 'createdAt'],
]);

const filterSchema = z.strictObject({
  isOpen: z.boolean().optional(),
  kind: z.enum(['post', 'reply']).optional(),
  status: forumStatusSchema.optional(),
  userId: z.string().optional(),
});

const conditions = (list: StaffList): Filter<Stored<CaseState>> => ({
  ...(list.ids && { _id: { $in: list.ids } }),
  ...staffFilters(list, filterSchema),
});

/** How far back a member's flags tell whether theirs weigh. */
const mostJudged = 50;
const outcomes = { 'history.kind': 1, 'history.by': 1, 'history.action': 1 } as const;

const theirsWith = (userId: string, entry: object) => ({ userId, history: { $elemMatch: entry } });

/** What to write of a case, from its present state; null for nothing. Version 0 is a case that is not stored yet. */
export type ChangeCase = (current: CaseRecord) => AggregateChange<CaseState> | null;

export interface CaseCounts {
  held: number;
  removed: number;
  warned: number;
}

export const createCaseRepository = (model: CaseModel) => ({
  find: (id: string): Promise<CaseRecord | null> => model.findOne({ _id: id }, withoutOutbox).lean(),

  /** What moderators decided on what a member flagged, in the latest cases that they flagged and that were decided. */
  verdictsOnFlagsOf: async (userId: string): Promise<FlagVerdicts> => {
    const flagged = { history: { $elemMatch: { kind: 'flag', by: userId } }, decision: { $ne: null } };
    const cases = await model.find(flagged, outcomes).sort({ openedAt: -1 }).limit(mostJudged).lean();
    return verdictsIn(
      cases.map(({ history }) => history),
      userId,
    );
  },

  /** How many of a member's texts were held, removed and warned about, each counted once. */
  countsOf: async (userId: string): Promise<CaseCounts> => {
    const [held, removed, warned] = await Promise.all(
      [{ kind: 'held' }, { kind: 'decision', action: 'remove' }, { kind: 'decision', action: 'warn' }].map(
        (entry) => model.countDocuments(theirsWith(userId, entry)),
      ),
    );
    return { held: held ?? 0, removed: removed ?? 0, warned: warned ?? 0 };
  },

  /** The latest cases about a member that came to the queue, but for one, with the count of all. */
  listOthersOf: async ({
    userId,
    exceptId,
    limit,
  }: {
    userId: string;
    exceptId: string;
    limit: number;
  }): Promise<{ rows: BriefCase[]; total: number }> => {
    const where = { userId, _id: { $ne: exceptId }, openedAt: { $ne: null } };
    const [rows, total] = await Promise.all([
      model
        .find(where, { ...withoutOutbox, wordings: 0, history: 0 })
        .sort({ openedAt: -1, _id: -1 })
        .limit(limit)
        .lean(),
      model.countDocuments(where),
    ]);
    return { rows, total };
  },

  /** Without their wordings. Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: CaseRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: conditions(list),
      without: { wordings: 0 },
      sort: staffSort(list, { sortable, otherwise: { openedAt: -1 } }),
    }),

  /** Changes the case of a post or reply, or begins it; null where there is none and nothing to begin it with. */
  change: async (target: CaseTarget, change: ChangeCase): Promise<CaseRecord | null> => {
    const id = caseIdOf(target);
    if ((await model.exists({ _id: id })) === null) {
      const fresh = newCase(target);
      const first = change({ ...fresh, version: 0 });
      if (first === null) return null;
      try {
        // Changes of a case set fields and remove none.
        const state = { ...fresh, ...first.state } as CaseState;
        return await createAggregate<CaseState>({ model, state, events: first.events });
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    }
    return changeAggregate<CaseState>({ model, id, change });
  },

  /** Changes a case that exists; null where there is none. */
  changeExisting: (id: string, change: ChangeCase): Promise<CaseRecord | null> =>
    changeAggregate<CaseState>({ model, id, change }),

  /** Takes what is personal of a deleted member out of all cases. */
  erase: async (userId: string): Promise<void> => {
    const theirs = await model.find({ $or: [{ userId }, { 'history.by': userId }] }, { _id: 1 }).lean();
    for (const { _id } of theirs)
      await changeAggregate<CaseState>({
        model,
        id: _id,
        change: (current) => ({ state: withoutMember(current, userId), events: [] }),
      });
  },
});

export type CaseRepository = ReturnType<typeof createCaseRepository>;
