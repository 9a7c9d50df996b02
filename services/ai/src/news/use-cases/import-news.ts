import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { forgetAnswers } from '../../hiding/answers.ts';
import { newFeed } from '../domain/feed.ts';
import type { NewsRecord } from '../domain/news.ts';
import { feedIdOf } from '../domain/story.ts';
import { parseFeedAddress } from '../fetching/feed-address.ts';
import type { NewsDeps } from './news-deps.ts';

/** Brings `content/news` in as it is now. What staff have hidden stays hidden. */
export const importBackground = async ({ news }: NewsDeps, pieces: readonly NewsRecord[]): Promise<void> => {
  await news.items.replaceBackground(pieces);
  forgetAnswers(news.answers);
};

/** Adds the feeds that the configuration names and that are not there yet; a paused one stays paused. */
export const addConfiguredFeeds = async (
  { news, now, logger }: NewsDeps,
  addresses: readonly string[],
): Promise<void> => {
  for (const text of addresses) {
    try {
      const address = parseFeedAddress(text, news.reach);
      const feed = { id: feedIdOf(address), url: address.href, isConfigured: true, at: now() };
      await news.feeds.create(newFeed(feed), []);
    } catch (error) {
      // It is there already, or another replica has just added it.
      if (error instanceof DuplicateKeyError) continue;
      logger.error({ err: error, feed: text }, 'a configured feed was refused');
    }
  }
};
