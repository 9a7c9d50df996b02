import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';
import { leadsOn } from './exercise-progress.ts';

/** What the end of a lesson offers. */
type LessonEndState =
  /** Exercises are left: their places in the lesson, from 0. */
  | { kind: 'left'; places: number[] }
  /** All are done, and some of them wait for staff: until when at most. */
  | { kind: 'waiting'; until: string }
  /** Nothing is left, and it or its course is not complete yet: a lesson for reading, or a course whose open lesson was taken out. */
  | { kind: 'completable' }
  | { kind: 'next'; lessonId: string; exerciseId: string | null }
  /** The whole course is done. */
  | { kind: 'course' };

/** Passing its last open exercise completes a lesson, so what is left is known before anybody asks. */
export function lessonEnd(
  lessonId: string,
  exercises: readonly (Pick<Exercise, 'passed'> & Partial<Pick<Exercise, 'pending'>>)[],
  course: Pick<CourseProgress, 'completed' | 'lessonsCompleted' | 'resume'> | undefined,
): LessonEndState {
  const places = exercises.flatMap((exercise, place) => (leadsOn(exercise) ? [] : [place]));
  if (places.length > 0) return { kind: 'left', places };
  const until = exercises
    .flatMap(({ pending }) => pending?.until ?? [])
    .toSorted()
    .at(-1);
  if (until !== undefined && !course?.lessonsCompleted.includes(lessonId)) return { kind: 'waiting', until };
  if (!course?.lessonsCompleted.includes(lessonId)) return { kind: 'completable' };
  if (course.resume) return { kind: 'next', ...course.resume };
  return course.completed ? { kind: 'course' } : { kind: 'completable' };
}
