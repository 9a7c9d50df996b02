import { replyChangedV1 } from '@academy/contracts/events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { PostRecord } from './post.ts';
import type { ReplyState } from './reply.ts';

interface RepliedTo {
  post: Pick<PostRecord, '_id' | 'title' | 'userId'>;
  /** Members who subscribed, without the reply's author. */
  subscriberIds: string[];
}

/** Keyed by the post, so that a discussion stays in order. */
export const replyCreated = (
  reply: ReplyState & { userId: string },
  { post, subscriberIds }: RepliedTo,
): PendingEvent =>
  pendingEvent(
    replyCreatedV1,
    {
      postId: post._id,
      postTitle: post.title,
      postAuthorId: post.userId,
      replyId: reply._id,
      authorId: reply.userId,
      status: reply.status,
      createdAt: reply.createdAt.toISOString(),
      subscriberIds,
    },
    { subject: post._id },
  );

export const replyChanged = ({ _id, postId, status }: Pick<ReplyState, '_id' | 'postId' | 'status'>) =>
  pendingEvent(replyChangedV1, { postId, replyId: _id, status }, { subject: postId });
