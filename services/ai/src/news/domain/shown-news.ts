/** How many items one answer carries at most. */
export const mostShown = 30;

interface Dated {
  publishedAt: Date;
}

const newestFirst = (a: Dated, b: Dated): number => b.publishedAt.getTime() - a.publishedAt.getTime();

/** Background pieces fill in only while no feed gives anything; each keeps its own date and place. */
export const shownNews = <Item extends Dated & { origin: string }>(
  current: readonly Item[],
  background: readonly Item[],
): Item[] => {
  const hasFeedNews = current.some(({ origin }) => origin === 'feed');
  return [...current, ...(hasFeedNews ? [] : background)].sort(newestFirst).slice(0, mostShown);
};
