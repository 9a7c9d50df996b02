import { postChanged } from '../domain/post-events.ts';
import type { ForumDeps } from './deps.ts';

/**
 * Counts what hangs on a post and keeps the figures with it. The count is made after the post was read and written only
 * where no other write came between, so of several at once the last one is right. Where nothing differs, nothing is
 * written.
 */
export const recountPost = async (
  { posts, replies, meToos }: Pick<ForumDeps, 'posts' | 'replies' | 'meToos'>,
  postId: string,
): Promise<void> => {
  await posts.change(postId, async (post) => {
    const [{ count, newestAt }, meTooCount] = await Promise.all([
      replies.countVisible(postId),
      meToos.count(postId),
    ]);
    const accepted = post.acceptedReplyId;
    const acceptedReplyId = accepted !== null && (await replies.isVisible(accepted)) ? accepted : null;
    const lastActivityAt = newestAt ?? post.createdAt;
    const isSame =
      count === post.replyCount &&
      meTooCount === post.meTooCount &&
      lastActivityAt.getTime() === post.lastActivityAt.getTime() &&
      acceptedReplyId === accepted;
    if (isSame) return null;
    const figures = { replyCount: count, meTooCount, lastActivityAt, acceptedReplyId };
    const events = acceptedReplyId === accepted ? [] : [postChanged(post, { ...post, ...figures })];
    return { state: figures, events };
  });
};
