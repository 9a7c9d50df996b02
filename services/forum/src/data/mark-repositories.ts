import { type MeTooModel, type ReadingModel, type SubscriptionModel } from './mark-models.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';

/** A member and the post that they marked, subscribed to or read. */
export interface MarkKey {
  postId: string;
  userId: string;
}

const idOf = ({ postId, userId }: MarkKey): string => `${postId}:${userId}`;

const mostSubscribers = 1_000;

export const createMeTooRepository = (model: MeTooModel) => ({
  has: async (key: MarkKey): Promise<boolean> => (await model.exists({ _id: idOf(key) })) !== null,

  add: async (key: MarkKey): Promise<void> => {
    await upsert(() =>
      model.updateOne({ _id: idOf(key) }, { $setOnInsert: { ...key, gone: false } }, { upsert: true }),
    );
  },

  remove: async (key: MarkKey): Promise<void> => {
    await model.deleteOne({ _id: idOf(key) });
  },

  count: (postId: string): Promise<number> => model.countDocuments({ postId, gone: false }),

  /** Takes a member's out of the counts; gives the posts to count again. */
  disregard: async (userId: string): Promise<string[]> => {
    await model.updateMany({ userId }, { $set: { gone: true } });
    return (await model.find({ userId }, { postId: 1 }).lean()).map(({ postId }) => postId);
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export const createSubscriptionRepository = (model: SubscriptionModel) => ({
  has: async (key: MarkKey): Promise<boolean> =>
    (await model.exists({ _id: idOf(key), subscribed: true })) !== null,

  set: async (key: MarkKey, subscribed: boolean): Promise<void> => {
    await upsert(() =>
      model.updateOne({ _id: idOf(key) }, { $set: { ...key, subscribed } }, { upsert: true }),
    );
  },

  /** Subscribes a member who has not said otherwise. */
  begin: async (key: MarkKey): Promise<void> => {
    await upsert(() =>
      model.updateOne({ _id: idOf(key) }, { $setOnInsert: { ...key, subscribed: true } }, { upsert: true }),
    );
  },

  /** At most 1,000 who subscribed to a post, without the one who writes now. */
  subscribersOf: async (postId: string, writerId: string): Promise<string[]> => {
    const others = { postId, subscribed: true, userId: { $ne: writerId } };
    const rows = await model.find(others, { userId: 1 }).limit(mostSubscribers).lean();
    return rows.map(({ userId }) => userId);
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export const createReadingRepository = (model: ReadingModel) => ({
  /** How far one member has read these posts, by the post's id; those never opened are absent. */
  readBy: async (userId: string, postIds: readonly string[]): Promise<Map<string, Date>> => {
    const ids = postIds.map((postId) => idOf({ postId, userId }));
    const rows = ids.length > 0 ? await model.find({ _id: { $in: ids } }).lean() : [];
    return new Map(rows.map(({ postId, upTo }) => [postId, upTo]));
  },

  /** Never goes back: of two tabs, the one that has seen more stands. */
  advance: async (key: MarkKey, upTo: Date): Promise<void> => {
    await upsert(() =>
      model.updateOne({ _id: idOf(key) }, { $max: { upTo }, $setOnInsert: key }, { upsert: true }),
    );
  },

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type MeTooRepository = ReturnType<typeof createMeTooRepository>;
export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;
export type ReadingRepository = ReturnType<typeof createReadingRepository>;
