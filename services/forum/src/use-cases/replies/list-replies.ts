import type { ForumReply } from '@academy/contracts/http/forum/replies.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import type { Reader } from '../../domain/visibility.ts';
import { toReply } from '../../views/reply-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';
import { largestPage, pageOf, type Page } from '../page.ts';
import { findPost } from '../posts/find-post.ts';

/** A page of a post's replies, oldest first. */
export const listReplies = async (
  deps: ForumDeps,
  query: { postId: string; after: Cursor | undefined; limit: number | undefined },
  reader: Reader,
): Promise<Page<ForumReply>> => {
  const { postId, after, limit = largestPage } = query;
  const { acceptedReplyId } = await findPost(deps, postId, reader);
  const found = await deps.replies.listOf(postId, { reader, after, limit: limit + 1 });
  const { rows, next } = pageOf(found, limit);
  const authors = await authorsOf(deps, rows);
  return { rows: rows.map((reply) => toReply(reply, { ...authors, reader, acceptedReplyId })), next };
};
