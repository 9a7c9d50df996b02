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
import { searchPrefix } from '@academy/service-kit/text/search-terms.ts';
import type { ListedPost, PostRecord, PostState, TitledPost } from '../domain/post.ts';
import type { PostModel } from './post-model.ts';
import { seenBy } from './seen-by.ts';

type Where = Filter<Stored<PostRecord>>;

/** What is asked of the list, with what the filters mean already settled. */
export interface PostQuery {
  q?: string | undefined;
  categoryIds?: readonly string[] | undefined;
  isSpanish?: boolean | undefined;
  unanswered?: boolean | undefined;
  /** Only of this author. */
  userId?: string | undefined;
  topic?: { kind: 'lesson' | 'document'; id: string } | undefined;
  readerId: string | null;
  /** Its order is the time of writing. */
  after?: Cursor | undefined;
  limit: number;
}

const listed = {
  ...withoutOutbox,
  content: 0,
  terms: 0,
  titleTerms: 0,
  revisions: 0,
  holdReasons: 0,
  watchedWords: 0,
  heldWords: 0,
  importedHash: 0,
  attemptId: 0,
} as const;

const onlyTitle = { title: 1, titleTerms: 1, createdAt: 1 } as const;
/** Posts that are compared with a title that somebody writes: of those that share words, and of the newest. */
const mostCompared = 200;
const mostMeant = 2_000;

const everyTerm = (q: string | undefined): Where => {
  const prefixes = q === undefined ? [] : searchPrefix(q);
  return prefixes.length > 0 ? { $and: prefixes.map((prefix) => ({ terms: prefix })) } : {};
};

const inCategories = (ids: readonly string[] | undefined): Where => {
  if (!ids) return {};
  const [only] = ids;
  // The one value lets the index give the order too.
  return ids.length === 1 && only !== undefined ? { categoryId: only } : { categoryId: { $in: ids } };
};

const conditions = (query: PostQuery): Where => ({
  ...inCategories(query.categoryIds),
  ...(query.isSpanish !== undefined && { isSpanish: query.isSpanish }),
  ...(query.unanswered !== undefined && { replyCount: query.unanswered ? 0 : { $gt: 0 } }),
  ...(query.userId !== undefined && { userId: query.userId }),
  ...(query.topic && { 'topic.id': query.topic.id, 'topic.kind': query.topic.kind }),
  $and: [seenBy(query.readerId), everyTerm(query.q), olderThan(query.after)],
});

/** `onWritten` runs after each write, also one that failed: it may have been kept. */
export const createPostRepository = (model: PostModel, onWritten: () => void = () => undefined) => ({
  /** Newest first. */
  list: (query: PostQuery): Promise<ListedPost[]> =>
    model.find(conditions(query), listed).sort({ createdAt: -1, _id: -1 }).limit(query.limit).lean(),

  find: (id: string): Promise<PostRecord | null> => model.findOne({ _id: id }, withoutOutbox).lean(),

  /** Those of these that are there, as far as moderators read them beside their case. */
  listByIds: (ids: readonly string[]) =>
    model.find({ _id: { $in: [...new Set(ids)] } }, { title: 1, content: 1, deletedAuthor: 1 }).lean(),

  /** How many visible posts a member has; counts no further than `most`. */
  countVisibleBy: async (userId: string, most: number): Promise<number> =>
    (await model.find({ userId, status: 'visible' }, { _id: 1 }).limit(most).lean()).length,

  /** The newest visible posts whose titles have any of these terms. */
  listTitled: (titleTerms: readonly string[]): Promise<TitledPost[]> =>
    model
      .find({ titleTerms: { $in: titleTerms }, status: 'visible' }, onlyTitle)
      .sort({ createdAt: -1 })
      .limit(mostCompared)
      .lean(),

  /** The newest visible posts, for what their titles mean. */
  listNewestTitles: (): Promise<TitledPost[]> =>
    model.find({ status: 'visible' }, onlyTitle).sort({ createdAt: -1, _id: -1 }).limit(mostMeant).lean(),

  /** The visible ones of these, in their order. */
  listInOrder: async (ids: readonly string[]): Promise<ListedPost[]> => {
    const posts: ListedPost[] = await model
      .find({ _id: { $in: [...ids] }, status: 'visible' }, listed)
      .lean();
    return posts.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
  },

  countVisible: (): Promise<number> => model.countDocuments({ status: 'visible' }),

  countAnswered: (): Promise<number> =>
    model.countDocuments({ status: 'visible', acceptedReplyId: { $ne: null } }),

  /** Who has a visible post since then. */
  authorsSince: async (since: Date): Promise<string[]> => {
    const rows = await model.aggregate<{ _id: string | null }>([
      { $match: { createdAt: { $gte: since }, status: 'visible' } },
      { $group: { _id: '$userId' } },
    ]);
    return rows.flatMap(({ _id }) => _id ?? []);
  },

  /** Visible posts by their category. */
  countByCategory: async (): Promise<Map<string, number>> => {
    const rows = await model.aggregate<{ _id: string; count: number }>([
      { $match: { status: 'visible' } },
      { $group: { _id: '$categoryId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },

  /** What a member wrote and did not delete. */
  countOf: (userId: string): Promise<number> => model.countDocuments({ userId, status: { $ne: 'deleted' } }),

  idsOf: async (userId: string): Promise<string[]> =>
    (await model.find({ userId }, { _id: 1 }).lean()).map(({ _id }) => _id),

  /** Throws DuplicateKeyError where the id is taken. */
  create: (state: PostState, events: readonly PendingEvent[]): Promise<PostRecord> =>
    createAggregate<PostState>({ model, state, events }).finally(onWritten),

  change: (id: string, change: ChangeOptions<PostState>['change']): Promise<PostRecord | null> =>
    changeAggregate<PostState>({ model, id, change }).finally(onWritten),
});

export type PostRepository = ReturnType<typeof createPostRepository>;
