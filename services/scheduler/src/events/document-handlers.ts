import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentAddedV2 } from '@academy/contracts/events/library/document-added.v2.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { documentUpdatedV2 } from '@academy/contracts/events/library/document-updated.v2.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { publishedExamples } from '@academy/service-kit/content/published-examples.ts';
import { z } from 'zod';
import {
  announceDocument,
  changeAnnouncedDocument,
  withdrawDocument,
} from '../notifications/use-cases/announce-document.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';

const published = z.looseObject({
  id: z.string(),
  titleEs: z.string(),
  titleEn: z.string(),
  publishedAt: z.iso.datetime(),
  imported: z.boolean(),
});

/** What is new in the library, for everybody. */
export const documentHandlers = (deps: NotificationDeps): EventHandler[] => [
  ...[documentAddedV1, documentAddedV2].map((event) =>
    defineHandler({
      event,
      expects: published,
      example: publishedExamples.document,
      handle: async ({ data, sequence }) => {
        const publishedAt = new Date(data.publishedAt);
        // Its return from the bin does not make new what content/ brought.
        if (data.imported || (await deps.subjects.wasImported('document', data.id, publishedAt))) return;
        await announceDocument(deps, { ...data, publishedAt, sequence });
      },
    }),
  ),
  ...[documentUpdatedV1, documentUpdatedV2].map((event) =>
    defineHandler({
      event,
      expects: published,
      example: publishedExamples.document,
      handle: ({ data, sequence }) => changeAnnouncedDocument(deps, { ...data, sequence }),
    }),
  ),
  defineHandler({
    event: documentRemovedV1,
    expects: z.object({ id: z.string() }),
    example: { id: publishedExamples.document.id },
    handle: ({ data, sequence }) => withdrawDocument(deps, { ...data, sequence }),
  }),
];
