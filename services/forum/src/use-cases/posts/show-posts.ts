import type { ForumPost, ForumPostSummary } from '@academy/contracts/http/forum/posts.ts';
import type { ListedPost, PostRecord } from '../../domain/post.ts';
import type { Reader } from '../../domain/visibility.ts';
import { toPost, toPostSummary } from '../../views/post-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';

/** Posts as one reader sees them in a list. */
export const showPosts = async (
  deps: ForumDeps,
  posts: readonly ListedPost[],
  reader: Reader,
): Promise<ForumPostSummary[]> => {
  const [authors, { open }] = await Promise.all([authorsOf(deps, posts), deps.categoryList.read()]);
  return posts.map((post) => toPostSummary(post, { ...authors, open, reader }));
};

/** A whole post as one reader sees it. */
export const showPost = async (deps: ForumDeps, post: PostRecord, reader: Reader): Promise<ForumPost> => {
  const [authors, { open }] = await Promise.all([authorsOf(deps, [post]), deps.categoryList.read()]);
  return toPost(post, { ...authors, open, reader });
};
