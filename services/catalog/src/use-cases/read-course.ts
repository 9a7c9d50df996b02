import type { Course, LessonSummary } from '@academy/contracts/http/catalog/courses.ts';
import { toCourse, toLessonSummary } from '../views/course-views.ts';
import { courseNotFound } from '../domain/catalog-texts.ts';
import { entitlementOf, mayOpen, type Reader } from '@academy/contracts/shared/entitlement.ts';
import type { CatalogDeps } from './deps.ts';

export const readCourse = async (
  { outline, ratings }: CatalogDeps,
  id: string,
  caller: Reader | null,
): Promise<Course> => {
  const course = (await outline.read()).course(id);
  if (!course) throw courseNotFound();
  return toCourse(course, { entitlement: entitlementOf(caller), ratings: await ratings.read() });
};

/** A course's lessons by their order; their titles are for everybody. */
export const listLessons = async (
  { outline }: CatalogDeps,
  courseId: string,
  caller: Reader | null,
): Promise<LessonSummary[]> => {
  const course = (await outline.read()).course(courseId);
  if (!course) throw courseNotFound();
  const isOpen = mayOpen(course.course, caller);
  return course.lessons.map((lesson) => toLessonSummary(lesson, isOpen));
};
