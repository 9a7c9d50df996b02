import type { CourseProgress, LessonCompletion } from '@academy/contracts/http/catalog/learning.ts';
import { nextLessonId } from '../domain/completion.ts';
import type { CourseOutline, LessonPlace } from '../domain/outline.ts';
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

/** What a learner is told who has just completed a lesson, or had before. */
export const toLessonCompletion = (progress: ProgressRecord, place: LessonPlace): LessonCompletion => {
  const { id } = place.lesson;
  const completion = progress.lessons.find(({ lessonId }) => lessonId === id);
  if (!completion) throw new Error(`lesson ${id} is not completed`);
  return {
    lessonId: id,
    completedAt: completion.at.toISOString(),
    courseCompleted: progress.completed !== null,
    nextLessonId: nextLessonId(progress, place, id),
    progress: toCourseProgress(progress, place),
  };
};
