import type { EventContract } from '@academy/contracts/events/event.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentAddedV2 } from '@academy/contracts/events/library/document-added.v2.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { documentUpdatedV2 } from '@academy/contracts/events/library/document-updated.v2.ts';
import { z } from 'zod';
import { aggregateVersion, type AggregateVersion } from '../consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '../consumers/event-handler.ts';
import { publishedExamples } from './published-examples.ts';

/** What the academy publishes to all its services. */
export type PublishedKind = keyof typeof publishedExamples;

const eventsOf = {
  course: { first: [coursePublishedV1], again: [courseUpdatedV1], removed: courseRemovedV1 },
  lesson: { first: [lessonPublishedV1], again: [lessonUpdatedV1], removed: lessonRemovedV1 },
  document: {
    first: [documentAddedV1, documentAddedV2],
    again: [documentUpdatedV1, documentUpdatedV2],
    removed: documentRemovedV1,
  },
} as const;

export interface PublishedContentOptions<Expects extends z.ZodType> {
  /** Only the fields that the reader keeps. */
  expects: Expects;
  /** Keeps the state at this version; `isFirst` where it was published just now, `time` is the event's. */
  keep: (
    version: AggregateVersion,
    data: z.output<Expects>,
    event: { isFirst: boolean; time: string },
  ) => Promise<void>;
  remove: (version: AggregateVersion) => Promise<void>;
}

/**
 * What keeps a read model of the published courses, lessons or documents in step with its owner: published, changed, withdrawn.
 * Each may run more than once for an event, and after a newer one: `keep` and `remove` go by the version (see `applyNewer`).
 */
export const publishedContentHandlers = <Expects extends z.ZodType>(
  kind: PublishedKind,
  { expects, keep, remove }: PublishedContentOptions<Expects>,
): EventHandler[] => {
  const { first, again, removed } = eventsOf[kind];
  // It fits the contract, and the handlers' own test holds it against what each reader expects.
  const example = publishedExamples[kind] as z.input<Expects>;
  const saysThat =
    ({ isFirst }: { isFirst: boolean }) =>
    (event: EventContract): EventHandler =>
      defineHandler({
        event,
        expects,
        example,
        handle: (envelope) =>
          keep(aggregateVersion(envelope), envelope.data, { isFirst, time: envelope.time }),
      });
  return [
    ...[...first.map(saysThat({ isFirst: true })), ...again.map(saysThat({ isFirst: false }))],
    defineHandler({
      event: removed,
      expects: z.object({ id: z.string() }),
      example: { id: publishedExamples[kind].id },
      handle: (envelope) => remove(aggregateVersion(envelope)),
    }),
  ];
};
