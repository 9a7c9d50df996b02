import { isDeepStrictEqual } from 'node:util';
import { courseEvents } from '../domain/course-events.ts';
import type { CatalogDeps } from './deps.ts';

/** A course's published lessons, in their order. */
export const publishedLessonIds = async (
  { lessons }: Pick<CatalogDeps, 'lessons'>,
  courseId: string,
): Promise<string[]> => {
  const all = await lessons.listOfCourse(courseId);
  return all.filter(({ status }) => status === 'published').map(({ _id }) => _id);
};

/** Brings a course's list of lessons up to what is published; every replica is told, as of any change of it. */
export const relistLessons = async (
  deps: Pick<CatalogDeps, 'courses' | 'lessons' | 'now'>,
  courseId: string,
): Promise<void> => {
  await deps.courses.change(courseId, async (before) => {
    const lessonIds = await publishedLessonIds(deps, courseId);
    if (isDeepStrictEqual(before.lessonIds, lessonIds)) return null;
    const after = { ...before, lessonIds, updatedAt: deps.now() };
    const { lessonIds: listed, updatedAt } = after;
    return { state: { lessonIds: listed, updatedAt }, events: courseEvents(before, after) };
  });
};
