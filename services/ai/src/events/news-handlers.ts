import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { aggregateVersion, withinKind } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { ownNews } from '../news/domain/own-news.ts';
import type { AiDeps } from '../use-cases/deps.ts';

type Deps = Pick<AiDeps, 'news'>;

const texts = {
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  descriptionEs: z.string(),
  descriptionEn: z.string(),
};

const exampleTexts = {
  id: 'first-steps',
  titleEs: 'Un título',
  titleEn: 'A title',
  descriptionEs: 'De qué trata',
  descriptionEn: 'What it is about',
  isPremium: false,
  publishedAt: '2026-01-01T12:00:00.000Z',
};

const courseExample = { ...exampleTexts, level: 'beginner', orderIndex: 0, lessonIds: [] };
const documentExample = {
  ...exampleTexts,
  contentEs: 'Texto',
  contentEn: 'Text',
  category: 'guides',
  pageCount: 1,
  imported: false,
};

const courses = ({ news }: Deps): EventHandler[] =>
  [coursePublishedV1, courseUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: z.object({ ...texts, publishedAt: z.iso.datetime().optional() }),
      example: courseExample,
      handle: async (envelope) => {
        // Events of an earlier release do not say when; then only its publication is dated by its own event.
        const told = event === coursePublishedV1 ? envelope.time : undefined;
        const publishedAt = envelope.data.publishedAt ?? told;
        await news.items.keepOwn(
          withinKind(aggregateVersion(envelope), 'course'),
          ownNews('course', envelope.data, publishedAt),
        );
      },
    }),
  );

const documents = ({ news }: Deps): EventHandler[] =>
  [documentAddedV1, documentUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: z.object({ ...texts, publishedAt: z.iso.datetime() }),
      example: documentExample,
      handle: (envelope) =>
        news.items.keepOwn(
          withinKind(aggregateVersion(envelope), 'document'),
          ownNews('document', envelope.data, envelope.data.publishedAt),
        ),
    }),
  );

const removals = [
  ['course', courseRemovedV1],
  ['document', documentRemovedV1],
] as const;

/** Keeps what the academy itself publishes as news. */
export const newsHandlers = (deps: Deps): EventHandler[] => [
  ...courses(deps),
  ...documents(deps),
  ...removals.map(([kind, event]) =>
    defineHandler({
      event,
      expects: z.object({ id: z.string() }),
      example: { id: 'first-steps' },
      handle: (envelope) => deps.news.items.removeOwn(withinKind(aggregateVersion(envelope), kind)),
    }),
  ),
];
