import { withinKind } from '@academy/service-kit/consumers/aggregate-version.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { publishedContentHandlers } from '@academy/service-kit/content/published-content-handlers.ts';
import { z } from 'zod';
import { forgetAnswers } from '../hiding/answers.ts';
import { ownNews } from '../news/domain/own-news.ts';
import type { NewsDeps } from '../news/use-cases/news-deps.ts';

const texts = {
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
};
const published = {
  // Those of an earlier release do not say when.
  course: z.object({ ...texts, publishedAt: z.iso.datetime().optional() }),
  document: z.object({ ...texts, publishedAt: z.iso.datetime() }),
};

/** Keeps what the academy itself publishes as news. */
export const newsHandlers = ({ news }: Pick<NewsDeps, 'news'>): EventHandler[] =>
  (['course', 'document'] as const).flatMap((kind) =>
    publishedContentHandlers(kind, {
      expects: published[kind],
      keep: async (version, data, { isFirst, time }) => {
        // Where a course does not say when, only its publication is dated by its own event.
        const publishedAt = data.publishedAt ?? (isFirst ? time : undefined);
        await news.items.keepOwn(withinKind(version, kind), ownNews(kind, data, publishedAt));
        forgetAnswers(news.answers);
      },
      remove: async (version) => {
        await news.items.removeOwn(withinKind(version, kind));
        forgetAnswers(news.answers);
      },
    }),
  );
