import type { Meaning } from '@academy/meaning/meaning.ts';
import type { TitledPost } from '../domain/post.ts';

/** A post's title with what it means. */
export type MeantPost = TitledPost & { meaning: Float32Array | null };

export interface TitleMeanings {
  /** The newest visible posts. */
  newest(): Promise<MeantPost[]>;
  /** These with their meanings. */
  withMeaning(posts: readonly TitledPost[]): MeantPost[];
}

const freshMs = 2_000;

/** Titles with their vectors, which are computed once a title; the newest posts are read at most every two seconds. */
export const createTitleMeanings = (options: {
  read: () => Promise<TitledPost[]>;
  vectorOf: Meaning['vectorOf'];
  now?: () => number;
}): TitleMeanings => {
  const { read, vectorOf, now = Date.now } = options;
  let vectors = new Map<string, Float32Array | null>();
  let held: { posts: Promise<MeantPost[]>; at: number } | null = null;

  const meant = (post: TitledPost): MeantPost => {
    const known = vectors.get(post.title);
    return { ...post, meaning: known === undefined ? vectorOf(post.title) : known };
  };

  const refresh = async (): Promise<MeantPost[]> => {
    const posts = (await read()).map(meant);
    vectors = new Map(posts.map(({ title, meaning }) => [title, meaning]));
    return posts;
  };

  return {
    newest: () => {
      if (held && now() - held.at < freshMs) return held.posts;
      const mine = { posts: refresh(), at: now() };
      held = mine;
      // A failed read is not remembered.
      mine.posts.catch(() => {
        if (held === mine) held = null;
      });
      return mine.posts;
    },
    withMeaning: (posts) => posts.map(meant),
  };
};
