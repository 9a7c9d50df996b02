import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { PlaceKind } from '../domain/place.ts';
import type { ForumDeps } from '../use-cases/deps.ts';

interface PlaceEvents {
  kind: PlaceKind;
  published: readonly EventContract[];
  removed: EventContract;
  /** What fits the contract beside id and titles. */
  rest: Readonly<Record<string, unknown>>;
}

const titles = { titleEs: 'Un título', titleEn: 'A title' };
const id = 'anatomy';
const expects = z.looseObject({ id: z.string(), titleEs: z.string(), titleEn: z.string() });

const lessons: PlaceEvents = {
  kind: 'lesson',
  published: [lessonPublishedV1, lessonUpdatedV1],
  removed: lessonRemovedV1,
  rest: { courseId: 'first-steps', orderIndex: 0, contentEs: 'Texto', contentEn: 'Text', exercises: [] },
};

const documents: PlaceEvents = {
  kind: 'document',
  published: [documentAddedV1, documentUpdatedV1],
  removed: documentRemovedV1,
  rest: {
    descriptionEs: 'De qué trata',
    descriptionEn: 'What it is about',
    contentEs: 'Texto',
    contentEn: 'Text',
    category: 'guides',
    isPremium: false,
    pageCount: 1,
    publishedAt: '2026-01-01T12:00:00.000Z',
    imported: false,
  },
};

/** Keeps the titles of lessons and documents that posts are about. */
export const placeHandlers = ({ places }: Pick<ForumDeps, 'places'>): EventHandler[] =>
  [lessons, documents].flatMap(({ kind, published, removed, rest }) => [
    ...published.map((event) =>
      defineHandler({
        event,
        expects,
        example: { id, ...titles, ...rest },
        handle: (envelope) => {
          const { titleEs, titleEn } = envelope.data;
          return places.keep(kind, aggregateVersion(envelope), { titleEs, titleEn });
        },
      }),
    ),
    defineHandler({
      event: removed,
      expects: z.object({ id: z.string() }),
      example: { id },
      handle: (envelope) => places.remove(kind, aggregateVersion(envelope)),
    }),
  ]);
