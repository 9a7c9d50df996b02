import type { CourseProgress, LessonCompletion } from '@academy/contracts/http/catalog/learning.ts';
import type { LearnerProgress } from '@academy/contracts/http/catalog/staff-learning.ts';
import type { CourseRecord } from '../domain/course.ts';
import { nextLessonId } from '../domain/completion.ts';
import type { CourseOutline, LessonPlace } from '../domain/outline.ts';
import { exerciseProgressIn, type ProgressState } from '../domain/progress.ts';
import { resumeAt } from '../domain/resume.ts';

/** How many of the exercises that a course has today are passed, and what share that is in per cent. */
const passedIn = (progress: ProgressState, { lessons }: CourseOutline) => {
  const exerciseIds = lessons.flatMap((lesson) => lesson.exerciseIds);
  const exercisesPassed = exerciseIds.filter((id) => exerciseProgressIn(progress, id)?.passed).length;
  // Rounded down: only all of them make 100.
  const percent = exerciseIds.length === 0 ? 0 : Math.floor((exercisesPassed / exerciseIds.length) * 100);
  return { exercisesPassed, progress: percent };
};

/** A learner's progress in one course, as far as the course is today. */
export const toCourseProgress = (progress: ProgressState, outline: CourseOutline): CourseProgress => {
  const completed = new Set(progress.lessons.map(({ lessonId }) => lessonId));
  return {
    enrolled: true,
    completed: progress.completed !== null,
    ...passedIn(progress, outline),
    lessonsCompleted: outline.lessons.filter(({ id }) => completed.has(id)).map(({ id }) => id),
    resume: resumeAt(progress, outline),
    lastActivityAt: progress.lastActivityAt.toISOString(),
  };
};

/** The same for staff, who also see it in a course that is not published: `outline` is null then. */
export const toLearnerProgress = (
  progress: ProgressState,
  { course, outline }: { course: CourseRecord; outline: CourseOutline | null },
): LearnerProgress => ({
  courseId: course._id,
  titleEs: course.titleEs,
  titleEn: course.titleEn,
  progress: outline && passedIn(progress, outline).progress,
  lessonsCompleted: progress.lessons.length,
  exercisesPassed: progress.exercises.filter(({ passed }) => passed).length,
  attempts: progress.exercises.reduce((sum, { attempts }) => sum + attempts, 0),
  enrolledAt: progress.enrolledAt.toISOString(),
  lastActivityAt: progress.lastActivityAt.toISOString(),
  completedAt: progress.completed?.at.toISOString() ?? null,
});

/** What a completed lesson leads on to; null for one that is not. */
export const toLessonCompletion = (progress: ProgressState, place: LessonPlace): LessonCompletion | null => {
  const { id } = place.lesson;
  const completion = progress.lessons.find(({ lessonId }) => lessonId === id);
  return completion
    ? {
        lessonId: id,
        completedAt: completion.at.toISOString(),
        courseCompleted: progress.completed !== null,
        nextLessonId: nextLessonId(progress, place, id),
        progress: toCourseProgress(progress, place),
      }
    : null;
};
