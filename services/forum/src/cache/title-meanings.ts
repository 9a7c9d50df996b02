import { createCached } from '@academy/service-kit/cache/cached.ts';
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
  const { read, vectorOf, now } = options;
  let vectors = new Map<string, Float32Array | null>();

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
    newest: createCached(refresh, { freshMs, ...(now && { now }) }).read,
    withMeaning: (posts) => posts.map(meant),
  };
};
