import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Config } from '../config.ts';
import { feedsRouter } from './api/feeds-router.ts';
import { newsRouter } from './api/news-router.ts';
import { readNews } from './content/read-news.ts';
import type { NewsModels } from './create-news.ts';
import { keptForMs } from './parsing/read-entries.ts';
import { addConfiguredFeeds, importBackground } from './use-cases/import-news.ts';
import type { NewsDeps } from './use-cases/news-deps.ts';
import { refreshDueFeeds } from './use-cases/refresh-feeds.ts';

const lookForDueFeedsMs = 15_000;

interface NewsFeatureOptions {
  models: NewsModels;
  config: Pick<Config, 'CONTENT_DIR' | 'NEWS_FEEDS'>;
}

/** News: the feeds that it is fetched from, and what is too old to be news. */
export const newsFeature = (deps: NewsDeps, { models, config }: NewsFeatureOptions): Feature =>
  defineFeature({
    name: 'news',
    models: Object.values(models),
    routers: (routes) => [newsRouter(routes, deps), feedsRouter(routes, deps)],
    workers: [
      createWorker({
        name: 'feeds',
        work: (signal) => refreshDueFeeds(deps, signal),
        everyMs: lookForDueFeedsMs,
        wakeOn: deps.news.feedDue,
        logger: deps.logger,
      }),
    ],
    sweeps: [
      {
        name: 'old news of feeds',
        model: models.news,
        filter: (now) => ({ origin: 'feed', publishedAt: { $lt: new Date(now.getTime() - keptForMs) } }),
      },
    ],
    // Brings in the background pieces of `content/` and the feeds that the configuration names.
    prepare: async () => {
      if (config.CONTENT_DIR) await importBackground(deps, await readNews(config.CONTENT_DIR));
      await addConfiguredFeeds(deps, config.NEWS_FEEDS);
    },
  });
