import type { CommunityFigures } from '@academy/contracts/http/forum/community.ts';
import type { ForumDeps } from './deps.ts';

const activeMs = 30 * 24 * 3_600_000;

/** Counts the community from what is visible. */
export const countFigures = async ({
  posts,
  replies,
  now,
}: Pick<ForumDeps, 'posts' | 'replies' | 'now'>): Promise<CommunityFigures> => {
  const since = new Date(now().getTime() - activeMs);
  const [postCount, replyCount, answeredCount, posting, replying] = await Promise.all([
    posts.countVisible(),
    replies.countAllVisible(),
    posts.countAnswered(),
    posts.authorsSince(since),
    replies.authorsSince(since),
  ]);
  return { postCount, replyCount, answeredCount, activeMembers: new Set([...posting, ...replying]).size };
};
