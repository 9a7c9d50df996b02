import type { ForumPost, ForumPostSummary } from '@academy/contracts/http/forum/posts.ts';
import { shownCategory } from '../domain/category.ts';
import type { ListedPost, PostRecord } from '../domain/post.ts';
import { isOwn, type Reader } from '../domain/visibility.ts';
import { toAuthor, type Authors } from './author-view.ts';
import { toDecision } from './written-views.ts';

/** What a view of posts needs beside them. */
export interface PostSurroundings extends Authors {
  reader: Reader;
  /** Ids of the categories that take posts. */
  open: ReadonlySet<string>;
}

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
  topic: null,
  user: toAuthor(post, around),
  own: isOwn(post, around.reader),
  unread: false,
});

export const toPost = (post: PostRecord, around: PostSurroundings): ForumPost => ({
  ...toPostSummary(post, around),
  content: post.content,
  attemptId: post.attemptId,
  meToo: false,
  subscribed: false,
  decision: toDecision(post, around.reader),
  version: post.version,
});
