import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { publishedContentHandlers } from '@academy/service-kit/content/published-content-handlers.ts';
import { z } from 'zod';
import type { KnownRepository } from '../knowledge/data/known-repository.ts';

const titles = { titleEs: z.string(), titleEn: z.string() };
const descriptions = { descriptionEs: z.string(), descriptionEn: z.string() };
const contents = { contentEs: z.string(), contentEn: z.string() };

const course = z.object({
  id: z.string(),
  ...titles,
  ...descriptions,
  orderIndex: z.number(),
  isPremium: z.boolean(),
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

export interface KnownDeps {
  knowledge: { records: KnownRepository };
}

const stateOf = <Data extends { id: string }>({ id: _id, ...state }: Data): Omit<Data, 'id'> => state;

/** Keeps what the academy publishes, as far as answers are made of it. */
export const knowledgeHandlers = ({ knowledge }: KnownDeps): EventHandler[] => [
  ...publishedContentHandlers('course', {
    expects: course,
    keep: (version, data) => knowledge.records.keep('course', version, stateOf(data)),
    remove: (version) => knowledge.records.remove('course', version),
  }),
  ...publishedContentHandlers('lesson', {
    expects: lesson,
    keep: (version, data) => knowledge.records.keep('lesson', version, stateOf(data)),
    remove: (version) => knowledge.records.remove('lesson', version),
  }),
  ...publishedContentHandlers('document', {
    expects: document,
    keep: (version, data) => knowledge.records.keep('document', version, stateOf(data)),
    remove: (version) => knowledge.records.remove('document', version),
  }),
];
