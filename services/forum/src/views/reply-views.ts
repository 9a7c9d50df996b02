import type { ForumReply } from '@academy/contracts/http/forum/replies.ts';
import type { ReplyRecord } from '../domain/reply.ts';
import { isOwn, type Reader } from '../domain/visibility.ts';
import { toAuthor, type Authors } from './author-view.ts';
import { toDecision } from './written-views.ts';

export interface ReplySurroundings extends Authors {
  reader: Reader;
  acceptedReplyId: string | null;
}

export const toReply = (reply: ReplyRecord, around: ReplySurroundings): ForumReply => ({
  id: reply._id,
  postId: reply.postId,
  content: reply.content,
  status: reply.status,
  createdAt: reply.createdAt.toISOString(),
  editedAt: reply.editedAt?.toISOString() ?? null,
  isAccepted: reply._id === around.acceptedReplyId,
  user: toAuthor(reply, around),
  own: isOwn(reply, around.reader),
  decision: toDecision(reply, around.reader),
  version: reply.version,
});
