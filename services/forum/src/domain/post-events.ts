import type { DataOf } from '@academy/contracts/events/event.ts';
import { postChangedV1 } from '@academy/contracts/events/forum/post-changed.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { replyAcceptedV1 } from '@academy/contracts/events/forum/reply-accepted.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { PostState } from './post.ts';

/** Whether a post came from an import of content/, which is not announced, or from a member. */
export type Source = 'import' | 'member';

export const postCreated = (post: PostState, source: Source): PendingEvent =>
  pendingEvent(postCreatedV1, {
    postId: post._id,
    authorId: post.userId,
    title: post.title,
    categoryId: post.categoryId,
    isSpanish: post.isSpanish,
    status: post.status,
    topic: post.topic,
    createdAt: post.createdAt.toISOString(),
    imported: source === 'import',
  });

type Changed = DataOf<typeof postChangedV1>;

/** A change of a post, from its state before to the one after. */
export const postChanged = (before: Pick<PostState, 'status'>, after: PostState): PendingEvent => {
  const { userId: authorId, title, categoryId, isSpanish, status, acceptedReplyId } = after;
  const data: Changed = {
    postId: after._id,
    authorId,
    title,
    categoryId,
    isSpanish,
    status,
    acceptedReplyId,
    appearedOrVanished: (before.status === 'visible') !== (status === 'visible'),
  };
  return pendingEvent(postChangedV1, data);
};

interface Accepted {
  replyId: string;
  /** Null once the author is deleted. */
  authorId: string | null;
  acceptedBy: string;
}

export const replyAccepted = (
  { _id, title }: Pick<PostState, '_id' | 'title'>,
  { replyId, authorId, acceptedBy }: Accepted,
): PendingEvent =>
  pendingEvent(replyAcceptedV1, {
    postId: _id,
    postTitle: title,
    replyId,
    replyAuthorId: authorId,
    acceptedBy,
  });
