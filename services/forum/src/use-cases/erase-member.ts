import { postOfNobody, replyOfNobody } from '../domain/erased.ts';
import { postChanged } from '../domain/post-events.ts';
import { replyChanged } from '../domain/reply-events.ts';
import type { ForumDeps } from './deps.ts';

export type MemberRecords = Pick<
  ForumDeps,
  | 'posts'
  | 'replies'
  | 'meToos'
  | 'subscriptions'
  | 'readings'
  | 'budgets'
  | 'recount'
  | 'cases'
  | 'mutes'
  | 'recentWritings'
>;

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

const eraseMarks = async (
  { meToos, subscriptions, readings, recount }: MemberRecords,
  userId: string,
): Promise<void> => {
  // Taken out of the counts before they are gone, so that a crash in between finds them again.
  for (const postId of await meToos.disregard(userId)) await recount(postId);
  await meToos.erase(userId);
  await subscriptions.erase(userId);
  await readings.erase(userId);
};

/**
 * Erases what the forum keeps of a member whose account is deleted. What others read stays as a deleted member's. Again
 * changes nothing.
 */
export const eraseMember = async (records: MemberRecords, userId: string): Promise<void> => {
  await erasePosts(records, userId);
  await eraseReplies(records, userId);
  await eraseMarks(records, userId);
  await records.budgets.erase(userId);
  await records.cases.erase(userId);
  await records.mutes.erase(userId);
  await records.recentWritings.erase(userId);
};
