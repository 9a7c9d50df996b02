import type { NewsRecord } from './news.ts';

/** What is kept already and bears on what comes in. */
export interface KeptItem {
  _id: string;
  languages: NewsRecord['languages'];
  publishedAt: Date;
  feedId?: string;
  storyKey?: string;
}

/** The same title from somewhere else within this is the same story. */
const sameStoryMs = 3 * 24 * 60 * 60 * 1000;

const isSameStory = (a: NewsRecord, b: KeptItem): boolean =>
  a.storyKey !== undefined &&
  a.storyKey === b.storyKey &&
  a.languages[0] === b.languages[0] &&
  Math.abs(a.publishedAt.getTime() - b.publishedAt.getTime()) <= sameStoryMs;

/**
 * Of a feed's items, those to be kept anew and those whose text its own feed may have corrected. What another feed told
 * of first, by its address or its title, stays that feed's.
 */
export const sortOut = (
  items: readonly NewsRecord[],
  kept: readonly KeptItem[],
): { added: NewsRecord[]; known: NewsRecord[] } => {
  const byId = new Map(kept.map((item) => [item._id, item]));
  const added: NewsRecord[] = [];
  const known: NewsRecord[] = [];
  for (const item of items) {
    const same = byId.get(item._id);
    if (same) {
      if (same.feedId === item.feedId) known.push(item);
    } else if (![...kept, ...added].some((other) => isSameStory(item, other))) added.push(item);
  }
  return { added, known };
};
