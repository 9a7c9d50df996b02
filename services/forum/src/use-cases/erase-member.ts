import { postOfNobody, replyOfNobody } from '../domain/erased.ts';
import { postChanged } from '../domain/post-events.ts';
import { replyChanged } from '../domain/reply-events.ts';
import type { ForumDeps } from './deps.ts';

export type MemberRecords = Pick<ForumDeps, 'posts' | 'replies' | 'cases' | 'mutes' | 'recentWritings'>;

const erasePosts = async ({ posts }: MemberRecords, userId: string): Promise<void> => {
  for (const id of await posts.idsOf(userId))
    await posts.change(id, (post) => {
      if (post.userId !== userId) return null;
      const state = postOfNobody(post);
      return { state, events: [postChanged(post, { ...post, ...state })] };
    });
};

const eraseReplies = async ({ replies }: MemberRecords, userId: string): Promise<void> => {
  for (const id of await replies.idsOf(userId))
    await replies.change(id, (reply) => {
      if (reply.userId !== userId) return null;
      const state = replyOfNobody(reply);
      return { state, events: [replyChanged({ ...reply, ...state })] };
    });
};

/**
 * Erases what the forum keeps of a member whose account is deleted. What others read stays as a deleted member's. Again
 * changes nothing.
 */
export const eraseMember = async (records: MemberRecords, userId: string): Promise<void> => {
  await erasePosts(records, userId);
  await eraseReplies(records, userId);
  await records.cases.erase(userId);
  await records.mutes.erase(userId);
  await records.recentWritings.erase(userId);
};
