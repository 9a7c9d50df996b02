import type { TrialExercise } from '@academy/contracts/http/catalog/trial.ts';
import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';
import type { Lesson } from '@academy/contracts/http/catalog/courses.ts';
import type { AttemptRecord } from '../domain/attempt.ts';
import { pendingView } from '../domain/pending-pass.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';
import type { LessonOutline } from '../domain/outline.ts';
import type { ExerciseProgress } from '../domain/progress.ts';
import { toLessonSummary } from './course-views.ts';

/** A lesson with its text, for somebody who may open it. */
export const toLesson = (outline: LessonOutline, { contentEs, contentEn }: LessonRecord): Lesson => ({
  ...toLessonSummary(outline, true),
  contentEs,
  contentEn,
});

/** An exercise as somebody without an account sees it. */
export const toTrialExercise = (exercise: LessonExercise, lessonId: string): TrialExercise => ({
  id: exercise.id,
  lessonId,
  titleEs: exercise.titleEs,
  titleEn: exercise.titleEn,
  promptEs: exercise.promptEs,
  promptEn: exercise.promptEn,
  passScore: exercise.rubric.passScore,
});

interface LearnersOwn {
  place: { lessonId: string; orderIndex: number };
  progress: ExerciseProgress | null;
  /** Their attempt that passed pending. */
  waiting: Pick<AttemptRecord, 'waitingUntil'> | null;
}

/** An exercise with a learner's progress in it. The rubric and the hints stay here. */
export const toExercise = (
  exercise: LessonExercise,
  { place, progress, waiting }: LearnersOwn,
): Exercise => ({
  id: exercise.id,
  ...place,
  titleEs: exercise.titleEs,
  titleEn: exercise.titleEn,
  promptEs: exercise.promptEs,
  promptEn: exercise.promptEn,
  passScore: exercise.rubric.passScore,
  attempts: progress?.attempts ?? 0,
  bestScore: progress?.bestScore ?? null,
  passed: progress?.passed ?? false,
  pending: waiting && !progress?.passed ? pendingView(waiting) : null,
});
