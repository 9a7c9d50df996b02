import { olderThan } from '@academy/service-kit/mongo/older-than.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { ReplyRecord, ReplyState } from '../domain/reply.ts';
import { readsCases, type Reader } from '../domain/visibility.ts';
import type { ReplyModel } from './reply-model.ts';
import { seenBy } from './seen-by.ts';

type Where = Filter<Stored<ReplyRecord>>;

const following = (after: Cursor | undefined): Where => {
  if (!after) return {};
  const createdAt = new Date(after.order);
  return { $or: [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $gt: after.id } }] };
};

/** `onWritten` runs after each write, also one that failed: it may have been kept. */
export const createReplyRepository = (model: ReplyModel, onWritten: () => void = () => undefined) => ({
  /** A post's replies as one reader sees them, oldest first. */
  listOf: (
    postId: string,
    { reader, after, limit }: { reader: Reader; after: Cursor | undefined; limit: number },
  ): Promise<ReplyRecord[]> => {
    const seen: Where = readsCases(reader)
      ? { status: { $in: ['visible', 'held', 'removed'] } }
      : seenBy(reader?.userId ?? null);
    return model
      .find({ postId, $and: [seen, following(after)] }, withoutOutbox)
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .lean();
  },

  /** Those of a post next to a moment, nearest first, but for deleted ones. */
  listBeside: ({
    postId,
    side,
    from,
    limit,
  }: {
    postId: string;
    side: 'before' | 'after';
    from?: Cursor;
    limit: number;
  }): Promise<ReplyRecord[]> => {
    const [beyond, order] = side === 'after' ? [following(from), 1 as const] : [olderThan(from), -1 as const];
    return model
      .find({ postId, status: { $ne: 'deleted' }, $and: [beyond] }, withoutOutbox)
      .sort({ createdAt: order, _id: order })
      .limit(limit)
      .lean();
  },

  find: (id: string): Promise<ReplyRecord | null> => model.findOne({ _id: id }, withoutOutbox).lean(),

  /** Those of these that are there, as far as moderators read them beside their case. */
  listByIds: (ids: readonly string[]) =>
    model.find({ _id: { $in: [...new Set(ids)] } }, { content: 1, deletedAuthor: 1 }).lean(),

  /** How many visible replies a member has; counts no further than `most`. */
  countVisibleBy: async (userId: string, most: number): Promise<number> =>
    (await model.find({ userId, status: 'visible' }, { _id: 1 }).limit(most).lean()).length,

  /** How many of a post's replies are visible, and when the newest of them was written. */
  countVisible: async (postId: string): Promise<{ count: number; newestAt: Date | null }> => {
    const visible = { postId, status: 'visible' } as const;
    const [count, newest] = await Promise.all([
      model.countDocuments(visible),
      model.findOne(visible, { createdAt: 1 }).sort({ createdAt: -1 }).lean(),
    ]);
    return { count, newestAt: newest?.createdAt ?? null };
  },

  countAllVisible: (): Promise<number> => model.countDocuments({ status: 'visible' }),

  /** Who has a visible reply since then. */
  authorsSince: async (since: Date): Promise<string[]> => {
    const rows = await model.aggregate<{ _id: string | null }>([
      { $match: { status: 'visible', createdAt: { $gte: since } } },
      { $group: { _id: '$userId' } },
    ]);
    return rows.flatMap(({ _id }) => _id ?? []);
  },

  isVisible: async (id: string): Promise<boolean> =>
    (await model.exists({ _id: id, status: 'visible' })) !== null,

  /** What a member wrote and did not delete. */
  countOf: (userId: string): Promise<number> => model.countDocuments({ userId, status: { $ne: 'deleted' } }),

  idsOf: async (userId: string): Promise<string[]> =>
    (await model.find({ userId }, { _id: 1 }).lean()).map(({ _id }) => _id),

  /** Throws DuplicateKeyError where the id is taken. */
  create: (state: ReplyState, events: readonly PendingEvent[]): Promise<ReplyRecord> =>
    createAggregate<ReplyState>({ model, state, events }).finally(onWritten),

  change: (id: string, change: ChangeOptions<ReplyState>['change']): Promise<ReplyRecord | null> =>
    changeAggregate<ReplyState>({ model, id, change }).finally(onWritten),
});

export type ReplyRepository = ReturnType<typeof createReplyRepository>;
