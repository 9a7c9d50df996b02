import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
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
import type { KnownKind } from '../knowledge/domain/known.ts';
import type { AiDeps } from '../use-cases/deps.ts';

const titles = { titleEs: z.string(), titleEn: z.string() };
const descriptions = { descriptionEs: z.string(), descriptionEn: z.string() };
const contents = { contentEs: z.string(), contentEn: z.string() };

const course = z.object({
  id: z.string(),
  ...titles,
  ...descriptions,
  orderIndex: z.number(),
  lessonIds: z.array(z.string()),
});

const lesson = z.object({
  id: z.string(),
  courseId: z.string(),
  orderIndex: z.number(),
  ...titles,
  ...contents,
  exercises: z.array(
    z.object({
      id: z.string(),
      ...titles,
      promptEs: z.string(),
      promptEn: z.string(),
      rubric: z.record(z.string(), z.unknown()),
      hints: z.record(z.string(), z.unknown()),
    }),
  ),
});

const document = z.object({
  id: z.string(),
  ...titles,
  ...descriptions,
  ...contents,
  isPremium: z.boolean(),
});

const exampleTexts = {
  titleEs: 'Un título',
  titleEn: 'A title',
  descriptionEs: 'De qué trata',
  descriptionEn: 'What it is about',
  contentEs: 'Texto',
  contentEn: 'Text',
};

const courseExample = {
  ...exampleTexts,
  id: 'first-steps',
  level: 'beginner',
  isPremium: false,
  orderIndex: 0,
  lessonIds: ['anatomy'],
};
const lessonExample = {
  ...exampleTexts,
  id: 'anatomy',
  courseId: 'first-steps',
  orderIndex: 0,
  exercises: [
    {
      id: 'menu',
      titleEs: 'Un menú',
      titleEn: 'A menu',
      promptEs: 'Pide un menú.',
      promptEn: 'Ask for a menu.',
      rubric: { passScore: 60, criteria: [{ id: 'task', weight: 1 }] },
      hints: {},
    },
  ],
};
const documentExample = {
  ...exampleTexts,
  id: 'guide',
  category: 'guides',
  isPremium: false,
  pageCount: 1,
  publishedAt: '2026-01-01T12:00:00.000Z',
  imported: false,
};

type Known = Pick<AiDeps, 'knowledge'>;

const stateOf = <Data extends { id: string }>({ id: _id, ...state }: Data): Omit<Data, 'id'> => state;

const keptCourses = (deps: Known): EventHandler[] =>
  [coursePublishedV1, courseUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: course,
      example: courseExample,
      handle: (envelope) =>
        deps.knowledge.records.keep('course', aggregateVersion(envelope), stateOf(envelope.data)),
    }),
  );

const keptLessons = (deps: Known): EventHandler[] =>
  [lessonPublishedV1, lessonUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: lesson,
      example: lessonExample,
      handle: (envelope) =>
        deps.knowledge.records.keep('lesson', aggregateVersion(envelope), stateOf(envelope.data)),
    }),
  );

const keptDocuments = (deps: Known): EventHandler[] =>
  [documentAddedV1, documentUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: document,
      example: documentExample,
      handle: (envelope) =>
        deps.knowledge.records.keep('document', aggregateVersion(envelope), stateOf(envelope.data)),
    }),
  );

const removals: readonly [KnownKind, EventContract][] = [
  ['course', courseRemovedV1],
  ['lesson', lessonRemovedV1],
  ['document', documentRemovedV1],
];

const withdrawn = (deps: Known): EventHandler[] =>
  removals.map(([kind, event]) =>
    defineHandler({
      event,
      expects: z.object({ id: z.string() }),
      example: { id: 'anatomy' },
      handle: (envelope) => deps.knowledge.records.remove(kind, aggregateVersion(envelope)),
    }),
  );

/** Keeps what the academy publishes, as far as answers are made of it. */
export const knowledgeHandlers = (deps: Known): EventHandler[] => [
  ...keptCourses(deps),
  ...keptLessons(deps),
  ...keptDocuments(deps),
  ...withdrawn(deps),
];
