import type { ForumPost, ForumPostSummary } from '@academy/contracts/http/forum/posts.ts';
import type { ListedPost, PostRecord } from '../../domain/post.ts';
import type { Reader } from '../../domain/visibility.ts';
import { toPost, toPostSummary, type PostSurroundings } from '../../views/post-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';

const surroundingsOf = async (
  deps: ForumDeps,
  posts: readonly ListedPost[],
  reader: Reader,
): Promise<PostSurroundings> => {
  const [authors, { open }, places, read] = await Promise.all([
    authorsOf(deps, posts),
    deps.categoryList.read(),
    deps.places.listOf(posts.flatMap(({ topic }) => topic ?? [])),
    reader === null
      ? new Map<string, Date>()
      : deps.readings.readBy(
          reader.userId,
          posts.map(({ _id }) => _id),
        ),
  ]);
  return { ...authors, open, places, read, reader };
};

/** Posts as one reader sees them in a list. */
export const showPosts = async (
  deps: ForumDeps,
  posts: readonly ListedPost[],
  reader: Reader,
): Promise<ForumPostSummary[]> => {
  const around = await surroundingsOf(deps, posts, reader);
  return posts.map((post) => toPostSummary(post, around));
};

/** What the reader has said of a post. */
export type PostMarks = Pick<ForumPost, 'meToo' | 'subscribed'>;

const marksOf = async (
  { meToos, subscriptions }: ForumDeps,
  postId: string,
  reader: Reader,
): Promise<PostMarks> => {
  if (reader === null) return { meToo: false, subscribed: false };
  const whose = { postId, userId: reader.userId };
  const [meToo, subscribed] = await Promise.all([meToos.has(whose), subscriptions.has(whose)]);
  return { meToo, subscribed };
};

/** A whole post as one reader sees it, with what they said of it where that is known already. */
export const showPost = async (
  deps: ForumDeps,
  post: PostRecord,
  reader: Reader,
  known?: PostMarks,
): Promise<ForumPost> => {
  const [around, marks] = await Promise.all([
    surroundingsOf(deps, [post], reader),
    known ?? marksOf(deps, post._id, reader),
  ]);
  return toPost(post, around, marks);
};
