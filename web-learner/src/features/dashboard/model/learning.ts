import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';

export type ProgressByCourse = Readonly<Record<string, CourseProgress>>;

export interface BegunCourse {
  course: Course;
  progress: CourseProgress;
}

interface LearningPlan {
  /** Begun and not finished, latest activity first. */
  toContinue: BegunCourse[];
  /** What comes next where nothing is to be continued: the next course, an open one first; null once all are begun. */
  toStart: Course | null;
  /** Finished, latest first. */
  completed: BegunCourse[];
}

/** What to go on with, at most `limit` courses of each kind. A finished course is never something to go on with. */
export function learningPlan(
  courses: readonly Course[],
  progress: ProgressByCourse,
  limit: number,
): LearningPlan {
  const begun = courses
    .flatMap((course) => {
      const own = progress[course.id];
      return own?.enrolled ? [{ course, progress: own }] : [];
    })
    .sort((a, b) => (b.progress.lastActivityAt ?? '').localeCompare(a.progress.lastActivityAt ?? ''));
  const toContinue = begun.filter((entry) => !entry.progress.completed).slice(0, limit);
  const others = courses.filter(({ id }) => !progress[id]?.enrolled);
  return {
    toContinue,
    toStart: toContinue.length > 0 ? null : (others.find(({ isOpen }) => isOpen) ?? others[0] ?? null),
    completed: begun.filter((entry) => entry.progress.completed).slice(0, limit),
  };
}

/** Courses begun and finished, and exercises passed: what beginning another course never lowers. */
export function learningTotals(progress: ProgressByCourse) {
  const begun = Object.values(progress).filter(({ enrolled }) => enrolled);
  return {
    enrolled: begun.length,
    completed: begun.filter(({ completed }) => completed).length,
    exercises: begun.reduce((sum, { exercisesPassed }) => sum + exercisesPassed, 0),
  };
}
