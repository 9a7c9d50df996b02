import type { CourseOutline, LessonOutline } from './outline.ts';
import { standingIn, type Completion, type ProgressState } from './progress.ts';

const isPassed = (progress: ProgressState, lesson: LessonOutline): boolean =>
  lesson.exerciseIds.length > 0 &&
  lesson.exerciseIds.every((exerciseId) => standingIn(progress, exerciseId)?.passed);

const isCompleted = (progress: ProgressState, lesson: LessonOutline): boolean =>
  progress.lessons.some(({ lessonId }) => lessonId === lesson.id);

export interface Completed {
  progress: ProgressState;
  /** The lessons that were not complete before. */
  lessonIds: string[];
  /** Whether the course was not complete before and is now. */
  course: boolean;
}

/**
 * Marks as completed every lesson whose exercises are all passed, and the course once every lesson that has
 * exercises is. Lessons without exercises ask nothing of the learner and hold nothing up.
 */
export const complete = (
  progress: ProgressState,
  course: CourseOutline | null,
  completion: Completion,
): Completed => {
  const asking = course?.lessons.filter(({ exerciseIds }) => exerciseIds.length > 0) ?? [];
  const lessonIds = asking
    .filter((lesson) => !isCompleted(progress, lesson) && isPassed(progress, lesson))
    .map(({ id }) => id);
  const after: ProgressState = {
    ...progress,
    lessons: [...progress.lessons, ...lessonIds.map((lessonId) => ({ lessonId, ...completion }))],
  };
  const isWhole = asking.length > 0 && asking.every((lesson) => isCompleted(after, lesson));
  const newly = isWhole && progress.completed === null;
  return { progress: newly ? { ...after, completed: completion } : after, lessonIds, course: newly };
};
