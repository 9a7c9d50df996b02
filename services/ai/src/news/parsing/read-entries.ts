import type { Language } from '@academy/contracts/shared/language.ts';
import { categorise } from '../domain/categorise.ts';
import { declaredLanguage, detectLanguage } from '../domain/detect-language.ts';
import type { NewsRecord } from '../domain/news.ts';
import { newsIdOf, storyKeyOf, withoutTracking } from '../domain/story.ts';
import { parseFeedAddress, type Reach } from '../fetching/feed-address.ts';
import { parseFeed } from './parse-feed.ts';
import type { RawEntry } from './feed-entry.ts';
import type { RawFeed } from './feed-reader.ts';
import { plainText } from './plain-text.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Older news is neither taken nor kept. */
export const keptForMs = 90 * dayMs;
/** Clocks differ; what is dated further ahead has no honest date. */
const mostAheadMs = dayMs;
const lengths = { title: 200, description: 400, feedTitle: 100 } as const;

interface ReadOptions {
  feedId: string;
  /** Where the feed was found: what its relative links start from. */
  url: URL;
  reach: Reach;
  now: Date;
}

export interface ReadFeed {
  title: string;
  language: Language | null;
  /** Newest first, each address once. */
  items: NewsRecord[];
}

const dateOf = (text: string, now: Date): Date | null => {
  const at = Date.parse(text);
  if (Number.isNaN(at) || at > now.getTime() + mostAheadMs || at < now.getTime() - keptForMs) return null;
  return new Date(Math.min(at, now.getTime()));
};

/** A card must not lead a reader to their own router either. */
const linkOf = (text: string, { url, reach }: ReadOptions): URL | null => {
  try {
    return withoutTracking(parseFeedAddress(text, reach, url));
  } catch {
    return null;
  }
};

const itemOf = (entry: RawEntry, feed: RawFeed, source: string, options: ReadOptions): NewsRecord | null => {
  const title = plainText(entry.title, lengths.title);
  const description = plainText(entry.summary, lengths.description);
  const publishedAt = dateOf(entry.date, options.now);
  const link = entry.link === '' ? null : linkOf(entry.link, options);
  const language = detectLanguage(`${title}. ${description}`, feed.language);
  if (title === '' || publishedAt === null || link === null || language === null) return null;
  const storyKey = storyKeyOf(title);
  return {
    _id: newsIdOf(link),
    origin: 'feed',
    languages: [language],
    ...(language === 'es'
      ? { titleEs: title, descriptionEs: description }
      : { titleEn: title, descriptionEn: description }),
    url: link.href,
    category: categorise({ title, description }),
    source,
    publishedAt,
    feedId: options.feedId,
    ...(storyKey !== null && { storyKey }),
  };
};

/**
 * The news in a feed's XML: dated, in one of the academy's languages, as plain text, with an address on the public web.
 * Entries that lack any of it are left out. Throws FeedError `not-a-feed`.
 */
export const readEntries = async (xml: string, options: ReadOptions): Promise<ReadFeed> => {
  const feed = await parseFeed(xml);
  const title = plainText(feed.title, lengths.feedTitle) || options.url.hostname;
  const items = feed.entries
    .flatMap((entry) => itemOf(entry, feed, title, options) ?? [])
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const declared = declaredLanguage(feed.language);
  return {
    title,
    language: declared === 'other' ? null : declared,
    items: [...new Map(items.map((item) => [item._id, item])).values()],
  };
};
