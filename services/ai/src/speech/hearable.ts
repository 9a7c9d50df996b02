import type { KnownRepository } from '../knowledge/data/known-repository.ts';
import type { Hearable } from './use-cases/speech-deps.ts';

/**
 * What is read out, from the records of what the academy publishes. It reads no more of them than it needs: the first
 * listener after a start must not wait until all texts are cut into passages.
 */
export const hearableOf = (records: Pick<KnownRepository, 'read'>): Hearable => ({
  lesson: async (id) => {
    const [lesson] = await records.read('lesson', [id]);
    if (!lesson) return null;
    const [course] = await records.read('course', [lesson.courseId]);
    // A lesson that its course does not list is not published.
    if (!course?.lessonIds.includes(id)) return null;
    return { ...lesson, isPremium: course.isPremium || course.lessonIds[0] !== id };
  },
  document: async (id) => (await records.read('document', [id]))[0] ?? null,
});
