import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import type { CourseOutline } from '../domain/outline.ts';
import { standingIn, type ProgressRecord } from '../domain/progress.ts';
import { resumeAt } from '../domain/resume.ts';

const percentPassed = (progress: ProgressRecord, { lessons }: CourseOutline): number => {
  const exerciseIds = lessons.flatMap((lesson) => lesson.exerciseIds);
  const passed = exerciseIds.filter((id) => standingIn(progress, id)?.passed).length;
  // Rounded down: only all of them make 100.
  return exerciseIds.length === 0 ? 0 : Math.floor((passed / exerciseIds.length) * 100);
};

/** A learner's progress in one course, as far as the course is today. */
export const toCourseProgress = (progress: ProgressRecord, outline: CourseOutline): CourseProgress => {
  const completed = new Set(progress.lessons.map(({ lessonId }) => lessonId));
  return {
    enrolled: true,
    completed: progress.completed !== null,
    progress: percentPassed(progress, outline),
    lessonsCompleted: outline.lessons.filter(({ id }) => completed.has(id)).map(({ id }) => id),
    resume: resumeAt(progress, outline),
    lastActivityAt: progress.lastActivityAt.toISOString(),
  };
};
