import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';

export type ProgressByCourse = Readonly<Record<string, CourseProgress>>;

export interface BegunCourse {
  course: Course;
  progress: CourseProgress;
}

/** The courses to go on with, latest activity first, unfinished before finished, at most `limit`. */
export function coursesToContinue(
  courses: readonly Course[],
  progress: ProgressByCourse,
  limit: number,
): BegunCourse[] {
  return courses
    .flatMap((course) => {
      const own = progress[course.id];
      return own?.enrolled ? [{ course, progress: own }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.progress.completed) - Number(b.progress.completed) ||
        (b.progress.lastActivityAt ?? '').localeCompare(a.progress.lastActivityAt ?? ''),
    )
    .slice(0, limit);
}

/** Courses begun and finished, and the mean percentage over the begun ones. */
export function learningTotals(progress: ProgressByCourse) {
  const begun = Object.values(progress).filter(({ enrolled }) => enrolled);
  const sum = begun.reduce((total, course) => total + course.progress, 0);
  return {
    enrolled: begun.length,
    completed: begun.filter(({ completed }) => completed).length,
    progress: begun.length === 0 ? 0 : Math.round(sum / begun.length),
  };
}
