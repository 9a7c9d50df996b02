import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound, premiumOnly } from '../domain/catalog-texts.ts';
import { entitlementOf, canOpenCourse } from '@academy/contracts/shared/entitlement.ts';
import type { CourseOutline, LessonPlace, Outline } from '../domain/outline.ts';
import type { CatalogDeps } from './deps.ts';

const opened = <Place extends CourseOutline>(
  place: Place,
  { firstCourseId }: Outline,
  caller: Caller,
): Place => {
  if (!canOpenCourse(entitlementOf(caller), place.course._id, firstCourseId)) throw premiumOnly();
  return place;
};

/** A published course that the caller may open; 404 and 403 otherwise. */
export const requireCourseAccess = async (
  { outline }: CatalogDeps,
  courseId: string,
  caller: Caller,
): Promise<CourseOutline> => {
  const current = await outline.read();
  const course = current.course(courseId);
  if (!course) throw courseNotFound();
  return opened(course, current, caller);
};

/** The place of a published lesson that the caller may open; 404 and 403 otherwise. */
export const requireLessonAccess = async (
  { outline }: CatalogDeps,
  lessonId: string,
  caller: Caller,
): Promise<LessonPlace> => {
  const current = await outline.read();
  const place = current.lesson(lessonId);
  if (!place) throw lessonNotFound();
  return opened(place, current, caller);
};

/** The place of the lesson that an exercise belongs to, where the caller may open it; 404 and 403 otherwise. */
export const requireExerciseAccess = async (
  { outline }: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<LessonPlace> => {
  const current = await outline.read();
  const place = current.lessonOfExercise(exerciseId);
  if (!place) throw exerciseNotFound();
  return opened(place, current, caller);
};
