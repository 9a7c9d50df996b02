import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { publishedExamples } from '@academy/service-kit/content/published-examples.ts';
import { newsHandlers } from './news-handlers.ts';

// Only its expectations are looked at, which need no dependencies.
const handlers = newsHandlers({} as Parameters<typeof newsHandlers>[0]);

const isTaken = (event: EventContract, data: Record<string, unknown>): boolean | undefined =>
  handlers.find((handler) => handler.event === event)?.expects.safeParse(data).success;

test.each([documentAddedV1, documentUpdatedV1])('When $type lacks its date, then it is refused', (event) => {
  const { publishedAt, ...rest } = publishedExamples.document;
  expect(isTaken(event, { ...rest, publishedAt })).toBe(true);
  expect(isTaken(event, rest)).toBe(false);
});

test.each([coursePublishedV1, courseUpdatedV1])('When $type lacks its date, then it is taken', (event) => {
  const { publishedAt: _, ...rest } = { publishedAt: '', ...publishedExamples.course };
  expect(isTaken(event, rest)).toBe(true);
});
