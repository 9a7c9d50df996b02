import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';

/** What the end of a lesson offers. */
type LessonEndState =
  /** Exercises are left: their places in the lesson, from 0. */
  | { kind: 'left'; places: number[] }
  /** Nothing is left, and nothing has completed it: a lesson for reading. */
  | { kind: 'completable' }
  | { kind: 'next'; lessonId: string; exerciseId: string | null }
  /** The whole course is done. */
  | { kind: 'course' };

/** Passing its last open exercise completes a lesson, so what is left is known before anybody asks. */
export function lessonEnd(
  lessonId: string,
  exercises: readonly Pick<Exercise, 'passed'>[],
  course: Pick<CourseProgress, 'lessonsCompleted' | 'resume'> | undefined,
): LessonEndState {
  const places = exercises.flatMap(({ passed }, place) => (passed ? [] : [place]));
  if (places.length > 0) return { kind: 'left', places };
  if (!course?.lessonsCompleted.includes(lessonId)) return { kind: 'completable' };
  return course.resume ? { kind: 'next', ...course.resume } : { kind: 'course' };
}
