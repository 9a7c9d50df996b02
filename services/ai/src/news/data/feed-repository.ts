import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
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
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { FeedRecord, FeedState } from '../domain/feed.ts';
import type { FeedModel, FeedRow } from './feed-model.ts';

const bookkeeping = { ...withoutOutbox, leaseToken: 0, leaseUntil: 0 } as const;

const sortable: SortableFields<FeedRow> = new Map([
  ['id', '_id'],
  ['url', 'url'],
  ['title', 'title'],
  ['isPaused', 'isPaused'],
  ['lastFetchAt', 'lastFetchAt'],
  ['lastSuccessAt', 'lastSuccessAt'],
  ['nextFetchAt', 'nextFetchAt'],
  ['failures', 'failures'],
  ['createdAt', 'createdAt'],
]);

/** Not deleted. */
const live = { deletedAt: null } as const;

const filterSchema = z.strictObject({ isPaused: z.boolean().optional() });

/** What a fetch leaves in its feed; staff's own fields are not among them. */
export type FetchOutcome = Pick<FeedState, 'lastFetchAt' | 'nextFetchAt' | 'lastError' | 'failures'> &
  Partial<Pick<FeedState, 'title' | 'language' | 'etag' | 'lastModified' | 'lastSuccessAt'>>;

/** A feed that this replica alone may fetch until its lease ends. */
export interface ClaimedFeed {
  feed: FeedRecord;
  token: string;
}

export const createFeedRepository = (model: FeedModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: FeedRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: {
        ...live,
        ...contains(list.q, ['title', 'url']),
        ...(list.ids && { _id: { $in: list.ids } }),
        ...staffFilters(list, filterSchema),
      },
      first: isWhole(list.q, ['title', 'url']),
      sort: staffSort(list, { sortable, otherwise: { createdAt: -1 } }),
      without: { leaseToken: 0, leaseUntil: 0 },
    }),

  find: (id: string): Promise<FeedRecord | null> => model.findOne({ _id: id, ...live }, bookkeeping).lean(),

  /** Throws DuplicateKeyError where the address is a feed already, though it were deleted. */
  create: (state: FeedState, events: readonly PendingEvent[]): Promise<FeedRecord> =>
    createAggregate<FeedState>({ model, state, events }),

  /** Changes a deleted feed too: `change` looks at that. */
  change: (id: string, change: ChangeOptions<FeedState>['change']): Promise<FeedRecord | null> =>
    changeAggregate<FeedState>({ model, id, change }),

  /**
   * Takes the feed that has been due longest and that no other replica is fetching, or of those only one that was asked
   * for; null where there is none.
   */
  claimDue: (
    now: Date,
    { leaseMs, onlyAsked }: { leaseMs: number; onlyAsked: boolean },
  ): Promise<ClaimedFeed | null> => {
    const due = { isPaused: false, nextFetchAt: { $lte: now } };
    return claim(model, { where: onlyAsked ? { ...due, isAsked: true } : due, now, leaseMs });
  },

  /** The ids of those that are not paused. */
  listReadIds: async (): Promise<string[]> =>
    (await model.find({ isPaused: false, ...live }, { _id: 1 }).lean()).map(({ _id }) => _id),

  /** Takes this feed, due or not; null where it is being fetched. */
  claimNow: (id: string, now: Date, leaseMs: number): Promise<ClaimedFeed | null> =>
    claim(model, { where: { _id: id }, now, leaseMs }),

  /** Ends a claim with what came of it; false, and nothing is changed, where the lease has passed to another. */
  finish: async ({ feed, token }: ClaimedFeed, outcome: FetchOutcome): Promise<boolean> => {
    const { matchedCount } = await model.updateOne(
      { _id: feed._id, leaseToken: token },
      { $set: { ...outcome, isAsked: false }, $unset: { leaseToken: 1, leaseUntil: 1 } },
    );
    return matchedCount > 0;
  },

  /** Gives a claim back as it was. */
  release: async ({ feed, token }: ClaimedFeed): Promise<void> => {
    await model.updateOne({ _id: feed._id, leaseToken: token }, { $unset: { leaseToken: 1, leaseUntil: 1 } });
  },
});

const claim = async (
  model: FeedModel,
  { where, now, leaseMs }: { where: Filter<Stored<FeedRow>>; now: Date; leaseMs: number },
): Promise<ClaimedFeed | null> => {
  const token = newId();
  const feed = await model
    .findOneAndUpdate(
      { ...where, ...live, $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }] },
      { $set: { leaseToken: token, leaseUntil: new Date(now.getTime() + leaseMs) } },
      { sort: { nextFetchAt: 1 }, returnDocument: 'after', projection: bookkeeping },
    )
    .lean();
  return feed && { feed, token };
};

export type FeedRepository = ReturnType<typeof createFeedRepository>;
