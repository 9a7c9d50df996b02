/** How many items one answer carries at most. */
export const mostShown = 30;
/** Of the academy's own, so that the day on which its content was imported does not fill the page. */
export const mostOwn = 3;

interface Dated {
  publishedAt: Date;
}

interface Found<Item> {
  feeds: readonly Item[];
  /** The academy's own. */
  own: readonly Item[];
  background: readonly Item[];
}

const newestFirst = (a: Dated, b: Dated): number => b.publishedAt.getTime() - a.publishedAt.getTime();

/** Background pieces fill in only while no feed gives anything; each keeps its own date and place. */
export const shownNews = <Item extends Dated>({ feeds, own, background }: Found<Item>): Item[] =>
  [...feeds, ...own.toSorted(newestFirst).slice(0, mostOwn), ...(feeds.length > 0 ? [] : background)]
    .sort(newestFirst)
    .slice(0, mostShown);
