import type { KnowledgeDeps } from '../knowledge/knowledge-parts.ts';
import type { Hearable } from './use-cases/speech-deps.ts';

/** What is read out, from the read model of what the academy publishes. */
export const hearableOf = (knowledge: Pick<KnowledgeDeps, 'read'>): Hearable => ({
  lesson: async (id) => (await knowledge.read()).shelf.lesson(id)?.lesson ?? null,
  document: async (id) => (await knowledge.read()).shelf.document(id),
  firstLessonId: async () => (await knowledge.read()).shelf.courses[0]?.lessons[0]?._id ?? null,
});
