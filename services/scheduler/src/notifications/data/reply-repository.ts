import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import type { Reply } from '../domain/reply.ts';
import type { ReplyModel } from './reply-model.ts';

type Written = Pick<
  Reply,
  'postId' | 'postTitle' | 'postAuthorId' | 'authorId' | 'subscriberIds' | 'repliedAt'
>;
type Changed = Pick<Reply, 'status' | 'changedAt'>;

export const createReplyRepository = (model: ReplyModel) => ({
  /** Keeps a reply as it was written, also where a later state of it came first. */
  keep: async (version: AggregateVersion, changed: Changed, written: Written): Promise<void> => {
    await applyNewer(model, version, { ...changed });
    await model.updateOne({ _id: version.id }, { $set: written });
  },

  keepStatus: async (version: AggregateVersion, changed: Changed): Promise<void> => {
    await applyNewer(model, version, { ...changed });
  },

  /** Null for one of which only a later state is known. */
  find: async (id: string): Promise<Reply | null> => {
    const row = await model.findOne({ _id: id }, { sequence: 0 }).lean();
    if (row?.authorId === undefined) return null;
    // Written as a whole by `keep`: with one of these fields it has all of them.
    return { announcedAt: null, ...row } as Reply;
  },

  /** The posts with most visible replies since then, the most answered first. */
  mostAnsweredSince: async (since: Date, limit: number): Promise<string[]> => {
    const rows = await model.aggregate<{ _id: string }>([
      { $match: { changedAt: { $gte: since }, repliedAt: { $gte: since }, status: 'visible' } },
      { $group: { _id: '$postId', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: limit },
    ]);
    return rows.map(({ _id }) => _id);
  },

  /** Remembers whether those whom it concerns have been notified. */
  announced: async (id: string, announcedAt: Date | null): Promise<void> => {
    await model.updateOne({ _id: id }, { $set: { announcedAt } });
  },

  /** Erases a member's replies, and their name from those that concern them. */
  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ authorId: userId });
    await model.updateMany({ postAuthorId: userId }, { $set: { postAuthorId: null } });
    await model.updateMany({ subscriberIds: userId }, { $pull: { subscriberIds: userId } });
  },
});

export type ReplyRepository = ReturnType<typeof createReplyRepository>;
