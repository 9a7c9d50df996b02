import type { CourseOutline, LessonOutline, LessonPlace } from './outline.ts';
import { exerciseProgressIn, type ProgressState } from './progress.ts';

type Exercises = Pick<ProgressState, 'exercises'>;

/** The exercises of a lesson that are not passed, in their order. */
export const exercisesLeft = (progress: Exercises, { exerciseIds }: LessonOutline): string[] =>
  exerciseIds.filter((id) => !exerciseProgressIn(progress, id)?.passed);

export const isCompleted = (progress: Pick<ProgressState, 'lessons'>, lessonId: string): boolean =>
  progress.lessons.some((lesson) => lesson.lessonId === lessonId);

/**
 * The lessons that a course is complete with: those with exercises. Others are for reading and hold nothing up, unless
 * the course has nothing else.
 */
const counting = ({ lessons }: CourseOutline): readonly LessonOutline[] => {
  const asking = lessons.filter(({ exerciseIds }) => exerciseIds.length > 0);
  return asking.length > 0 ? asking : lessons;
};

export interface Completed {
  progress: ProgressState;
  /** The lesson, where it was not complete before. */
  lessonId: string | null;
  /** Whether the course was not complete before and is now. */
  course: boolean;
}

/**
 * Marks a lesson as completed, and the course once every lesson that counts is. Whether the learner may is for
 * `exercisesLeft` to say. Null when both are so already: what is completed stays so.
 */
export const complete = (
  progress: ProgressState,
  course: CourseOutline,
  { lessonId, at }: { lessonId: string; at: Date },
): Completed | null => {
  const isNew = !isCompleted(progress, lessonId);
  const lessons = isNew ? [...progress.lessons, { lessonId, at }] : progress.lessons;
  const isWhole = counting(course).every(({ id }) => isCompleted({ lessons }, id));
  const isCourseNew = isWhole && progress.completed === null;
  if (!isNew && !isCourseNew) return null;
  return {
    progress: {
      ...progress,
      lessons,
      completed: isCourseNew ? { at } : progress.completed,
      lastActivityAt: at,
    },
    lessonId: isNew ? lessonId : null,
    course: isCourseNew,
  };
};

/**
 * Marks the lesson of an exercise that has just been passed, once none of its exercises is left. Null where one is, or
 * where it is completed already.
 */
export const completeWhenPassed = (
  progress: ProgressState,
  place: LessonPlace,
  at: Date,
): Completed | null =>
  exercisesLeft(progress, place.lesson).length > 0
    ? null
    : complete(progress, place, { lessonId: place.lesson.id, at });

/** The first lesson after one, and else before it, that is not complete; null once all are. */
export const nextLessonId = (
  progress: Pick<ProgressState, 'lessons'>,
  { lessons }: CourseOutline,
  lessonId: string,
): string | null => {
  const at = lessons.findIndex(({ id }) => id === lessonId);
  const following = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(0, at))];
  return following.find(({ id }) => !isCompleted(progress, id))?.id ?? null;
};
