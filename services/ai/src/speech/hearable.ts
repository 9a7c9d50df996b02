import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import type { KnownRepository } from '../knowledge/data/known-repository.ts';
import type { Hearable } from './use-cases/speech-deps.ts';

/**
 * What is read out, from the records of what the academy publishes. It reads no more of them than it needs: the first
 * listener after a start must not wait until all texts are cut into passages.
 */
export const hearableOf = (records: Pick<KnownRepository, 'read' | 'versions'>): Hearable => ({
  lesson: async (id) => {
    const [lesson] = await records.read('lesson', [id]);
    if (!lesson) return null;
    const [course] = await records.read('course', [lesson.courseId]);
    // A lesson that its course does not list is not published.
    return course?.lessonIds.includes(id) ? lesson : null;
  },
  document: async (id) => (await records.read('document', [id]))[0] ?? null,
  firstLessonId: async () => {
    const ids = (await records.versions('course')).keys();
    const [first] = (await records.read('course', [...ids])).toSorted(byCourseOrder);
    return first?.lessonIds[0] ?? null;
  },
});
