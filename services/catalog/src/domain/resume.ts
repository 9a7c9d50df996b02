import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { exercisesLeft, isCompleted } from './completion.ts';
import type { CourseOutline, LessonOutline } from './outline.ts';
import { exerciseProgressIn, type ProgressState } from './progress.ts';

type Place = NonNullable<CourseProgress['resume']>;

const from = <T>(all: readonly T[], start: number): T[] => [...all.slice(start), ...all.slice(0, start)];

const leftIn = (progress: ProgressState, lesson: LessonOutline, exerciseId: string | null): string[] => {
  const start = exerciseId === null ? 0 : Math.max(0, lesson.exerciseIds.indexOf(exerciseId));
  const left = new Set(exercisesLeft(progress, lesson));
  return from(lesson.exerciseIds, start).filter((id) => left.has(id));
};

const placeIn = (progress: ProgressState, lesson: LessonOutline): Place | null => {
  const lastExercise = progress.last?.lessonId === lesson.id ? progress.last.exerciseId : null;
  const next = leftIn(progress, lesson, lastExercise)[0];
  // All is passed, and what is left is to complete it.
  if (next === undefined)
    return isCompleted(progress, lesson.id)
      ? null
      : { lessonId: lesson.id, exerciseId: lesson.exerciseIds.at(-1) ?? null };
  const isBegun = lesson.exerciseIds.some((id) => exerciseProgressIn(progress, id) !== null);
  // A lesson none of whose exercises was tried begins with its text.
  return { lessonId: lesson.id, exerciseId: isBegun ? next : null };
};

/**
 * Where a learner goes on: in the lesson last opened, at the exercise last tried or the next one not yet passed, or at
 * its last one where only completing is left; where nothing is left there, in the next lesson with something left,
 * round to the first. Null once all is passed and completed.
 */
export const resumeAt = (progress: ProgressState, { lessons }: CourseOutline): Place | null => {
  const start = Math.max(
    0,
    lessons.findIndex(({ id }) => id === progress.last?.lessonId),
  );
  for (const lesson of from(lessons, start)) {
    const place = placeIn(progress, lesson);
    if (place) return place;
  }
  return null;
};
