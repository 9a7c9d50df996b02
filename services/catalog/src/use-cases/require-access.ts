import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound, premiumOnly } from '../domain/catalog-texts.ts';
import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import type { CourseOutline, LessonPlace } from '../domain/outline.ts';
import type { CatalogDeps } from './deps.ts';

const opened = <Place extends CourseOutline>(place: Place, caller: Caller): Place => {
  if (!mayOpen(place.course, caller)) throw premiumOnly();
  return place;
};

/** A published course that the caller may open; 404 and 403 otherwise. */
export const requireCourseAccess = async (
  { outline }: CatalogDeps,
  courseId: string,
  caller: Caller,
): Promise<CourseOutline> => {
  const course = (await outline.read()).course(courseId);
  if (!course) throw courseNotFound();
  return opened(course, caller);
};

/** The place of a published lesson that the caller may open; 404 and 403 otherwise. */
export const requireLessonAccess = async (
  { outline }: CatalogDeps,
  lessonId: string,
  caller: Caller,
): Promise<LessonPlace> => {
  const place = (await outline.read()).lesson(lessonId);
  if (!place) throw lessonNotFound();
  return opened(place, caller);
};

/** The place of the lesson that an exercise belongs to, where the caller may open it; 404 and 403 otherwise. */
export const requireExerciseAccess = async (
  { outline }: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<LessonPlace> => {
  const place = (await outline.read()).lessonOfExercise(exerciseId);
  if (!place) throw exerciseNotFound();
  return opened(place, caller);
};
