import type { ForumReply } from '@academy/contracts/http/forum/replies.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import type { Reader } from '../../domain/visibility.ts';
import { toReply } from '../../views/reply-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';

/** One reply as one reader sees it. */
export const showReply = async (deps: ForumDeps, reply: ReplyRecord, reader: Reader): Promise<ForumReply> => {
  const [authors, post] = await Promise.all([authorsOf(deps, [reply]), deps.posts.find(reply.postId)]);
  return toReply(reply, { ...authors, reader, acceptedReplyId: post?.acceptedReplyId ?? null });
};
