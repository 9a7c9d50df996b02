import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toExercise } from '../../views/lesson-views.ts';
import { lessonNotFound } from '../../domain/catalog-texts.ts';
import { exerciseProgressIn } from '../../domain/progress.ts';
import { countLeftBehindOf } from '../count-left-behind.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireLessonAccess } from '../require-access.ts';

/** A lesson's exercises with the learner's own progress in each. */
export const listExercises = async (
  deps: CatalogDeps,
  lessonId: string,
  caller: Caller,
): Promise<Exercise[]> => {
  const { course } = await requireLessonAccess(deps, lessonId, caller);
  const lesson = await deps.lessons.findPublished(lessonId);
  if (!lesson) throw lessonNotFound();
  await countLeftBehindOf(deps, caller.userId);
  const { userId } = caller;
  const [progress, placed] = await Promise.all([
    deps.progress.find({ userId, courseId: course._id }),
    deps.attempts.listPlaced(userId),
  ]);
  const waitingAt = (exerciseId: string) =>
    placed.find((each) => each.exerciseId === exerciseId && each.waitingUntil) ?? null;
  return lesson.exercises.map((exercise, orderIndex) =>
    toExercise(exercise, {
      place: { lessonId, orderIndex },
      progress: exerciseProgressIn(progress, exercise.id),
      waiting: waitingAt(exercise.id),
    }),
  );
};
