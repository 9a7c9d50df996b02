import type { ForumPost, ForumPostSummary } from '@academy/contracts/http/forum/post-views.ts';
import type { ListedPost, PostRecord } from '../../domain/post.ts';
import type { Reader } from '../../domain/visibility.ts';
import { toPost, toPostSummary, type PostSurroundings } from '../../views/post-views.ts';
import type { Authors } from '../../views/author-view.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';

/** What the reader has said of a post. */
type PostMarks = Pick<ForumPost, 'meToo' | 'subscribed'>;

/** What need not be asked of a post before it is shown. */
export interface KnownOfPost {
  authors?: Promise<Authors>;
  marks?: PostMarks;
  /** How far the reader has read. */
  read?: ReadonlyMap<string, Date>;
}

const readBy = async (
  { readings }: Pick<ForumDeps, 'readings'>,
  posts: readonly ListedPost[],
  reader: Reader,
): Promise<ReadonlyMap<string, Date>> =>
  reader === null
    ? new Map()
    : readings.readBy(
        reader.userId,
        posts.map(({ _id }) => _id),
      );

const surroundingsOf = async (
  deps: ForumDeps,
  posts: readonly ListedPost[],
  reader: Reader,
  known: KnownOfPost = {},
): Promise<PostSurroundings> => {
  const [authors, { open }, places, read] = await Promise.all([
    known.authors ?? authorsOf(deps, posts),
    deps.categoryList.read(),
    deps.places.listOf(posts.flatMap(({ topic }) => topic ?? [])),
    known.read ?? readBy(deps, posts, reader),
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

/** A whole post as one reader sees it, without asking for what is known already. */
export const showPost = async (
  deps: ForumDeps,
  post: PostRecord,
  reader: Reader,
  known: KnownOfPost = {},
): Promise<ForumPost> => {
  const [around, marks] = await Promise.all([
    surroundingsOf(deps, [post], reader, known),
    known.marks ?? marksOf(deps, post._id, reader),
  ]);
  return toPost(post, around, marks);
};
