/** The categories with most posts first; those with as many keep the staff's order. */
export const popular = <T extends { postCount: number }>(categories: readonly T[], count: number): T[] =>
  [...categories].sort((one, other) => other.postCount - one.postCount).slice(0, count);

/** Questions about lessons and documents first, since readers of those wait for them; at most `count`. */
export const topicsFirst = <T extends { topic: unknown }>(posts: readonly T[], count: number): T[] =>
  [...posts].sort((one, other) => Number(other.topic !== null) - Number(one.topic !== null)).slice(0, count);
