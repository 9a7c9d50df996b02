import type { ForumRevision } from '@academy/contracts/http/forum/forum-author.ts';
import { postNotFound, replyNotFound } from '../domain/forum-texts.ts';
import { toRevisions } from '../views/revision-views.ts';
import type { ForumDeps } from './deps.ts';

/** Earlier wordings of a post, for moderators. */
export const readPostHistory = async ({ posts }: ForumDeps, id: string): Promise<ForumRevision[]> => {
  const post = await posts.find(id);
  if (!post) throw postNotFound();
  return toRevisions(post.revisions);
};

/** Earlier wordings of a reply, for moderators. */
export const readReplyHistory = async ({ replies }: ForumDeps, id: string): Promise<ForumRevision[]> => {
  const reply = await replies.find(id);
  if (!reply) throw replyNotFound();
  return toRevisions(reply.revisions);
};
