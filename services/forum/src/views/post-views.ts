import type { ForumPost, ForumPostSummary } from '@academy/contracts/http/forum/post-views.ts';
import { shownCategory } from '../domain/category.ts';
import type { ListedPost, PostRecord } from '../domain/post.ts';
import { placeKey, type Places } from '../domain/place.ts';
import { isOwn, type Reader } from '../domain/visibility.ts';
import { toAuthor, type Authors } from './author-view.ts';
import { toDecision } from './written-views.ts';

/** What a view of posts needs beside them. */
export interface PostSurroundings extends Authors {
  reader: Reader;
  /** Ids of the categories that take posts. */
  open: ReadonlySet<string>;
  places: Places;
  /** How far the reader has read, by the post's id. */
  read: ReadonlyMap<string, Date>;
}

const toTopic = ({ topic }: ListedPost, { places }: PostSurroundings): ForumPostSummary['topic'] => {
  const place = topic && places.get(placeKey(topic));
  // What was withdrawn has no page to lead to.
  return place ? { ...topic, titleEs: place.titleEs, titleEn: place.titleEn } : null;
};

const isUnread = ({ _id, lastActivityAt }: ListedPost, { read }: PostSurroundings): boolean => {
  const upTo = read.get(_id);
  return upTo !== undefined && lastActivityAt > upTo;
};

/** A post as lists carry it. */
export const toPostSummary = (post: ListedPost, around: PostSurroundings): ForumPostSummary => ({
  id: post._id,
  title: post.title,
  content: post.preview,
  categoryId: shownCategory(around.open, post.categoryId),
  isSpanish: post.isSpanish,
  status: post.status,
  createdAt: post.createdAt.toISOString(),
  lastActivityAt: post.lastActivityAt.toISOString(),
  editedAt: post.editedAt?.toISOString() ?? null,
  replyCount: post.replyCount,
  acceptedReplyId: post.acceptedReplyId,
  meTooCount: post.meTooCount,
  topic: toTopic(post, around),
  user: toAuthor(post, around),
  own: isOwn(post, around.reader),
  unread: isUnread(post, around),
});

export const toPost = (
  post: PostRecord,
  around: PostSurroundings,
  marks: Pick<ForumPost, 'meToo' | 'subscribed'>,
): ForumPost => ({
  ...toPostSummary(post, around),
  content: post.content,
  attemptId: post.attemptId,
  meToo: marks.meToo,
  subscribed: marks.subscribed,
  decision: toDecision(post, around.reader),
  version: post.version,
});
