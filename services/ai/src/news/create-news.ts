import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Config } from '../config.ts';
import { createAnswers } from '../hiding/answers.ts';
import { newsHideModel } from '../hiding/data/hide-mark-model.ts';
import { createHideMarks } from '../hiding/data/hide-marks.ts';
import { feedModel } from './data/feed-model.ts';
import { createFeedRepository } from './data/feed-repository.ts';
import { newsModel } from './data/news-model.ts';
import { createNewsRepository } from './data/news-repository.ts';
import { fetchFeed } from './fetching/fetch-feed.ts';
import { nodeNetwork } from './fetching/node-network.ts';
import { openLink } from './fetching/open-link.ts';
import { reachOf } from './fetching/reach-of.ts';
import { listNews } from './use-cases/list-news.ts';
import type { News } from './use-cases/news-deps.ts';

const limits = { timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024 } as const;

type NewsConfig = Pick<
  Config,
  'NODE_ENV' | 'NEWS_ALLOW_LOOPBACK' | 'NEWS_EVERY_MINUTES' | 'BRAND_NAME' | 'PUBLIC_URL'
>;

/** The models of news on the service's database. */
export const createNewsModels = (mongo: Runtime['mongo']) => ({
  news: newsModel(mongo),
  feeds: feedModel(mongo),
  newsHides: newsHideModel(mongo),
});

export type NewsModels = ReturnType<typeof createNewsModels>;

/** What the use cases of news work with. Throws ConfigError where production is to fetch from loopback. */
export const createNews = (
  models: NewsModels,
  config: NewsConfig,
  { now, isAutomated }: { now: () => Date } & Pick<News, 'isAutomated'>,
): News => {
  const reach = reachOf(config);
  const items = createNewsRepository(models.news);
  const marks = createHideMarks(models.newsHides);
  const shown = { items, marks, brand: config.BRAND_NAME };
  const userAgent = `${config.BRAND_NAME} news (+${config.PUBLIC_URL})`;
  return {
    ...shown,
    feeds: createFeedRepository(models.feeds),
    answers: createAnswers((language) => listNews({ news: shown, now }, language)),
    fetchFeed: (address, validators, signal) =>
      fetchFeed(address, validators, { network: nodeNetwork, reach, userAgent, signal, ...limits }),
    openLink: (address, signal) =>
      openLink(address, { network: nodeNetwork, reach, userAgent, signal, timeoutMs: limits.timeoutMs }),
    reach,
    feedDue: createSignal(),
    isAutomated,
    everyMs: config.NEWS_EVERY_MINUTES * 60_000,
  };
};
