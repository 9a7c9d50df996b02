import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { publishedContentHandlers } from '@academy/service-kit/content/published-content-handlers.ts';
import { z } from 'zod';
import type { ForumDeps } from '../use-cases/deps.ts';

const expects = z.looseObject({ id: z.string(), titleEs: z.string(), titleEn: z.string() });

/** Keeps the titles of lessons and documents that posts are about. */
export const placeHandlers = ({ places }: Pick<ForumDeps, 'places'>): EventHandler[] =>
  (['lesson', 'document'] as const).flatMap((kind) =>
    publishedContentHandlers(kind, {
      expects,
      keep: (version, { titleEs, titleEn }) => places.keep(kind, version, { titleEs, titleEn }),
      remove: (version) => places.remove(kind, version),
    }),
  );
