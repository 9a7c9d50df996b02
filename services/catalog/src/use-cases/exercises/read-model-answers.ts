import type { ModelAnswers } from '@academy/contracts/http/catalog/looking-back.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { passingAnswers } from '../../domain/model-answers.ts';
import { notPassedYet } from '../../domain/exercise-texts.ts';
import { exerciseProgressIn } from '../../domain/progress.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExercise } from './require-exercise.ts';

/** The academy's own answers to an exercise, for who has passed it; 403 for everybody else. */
export const readModelAnswers = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<Record<Language, ModelAnswers | null>> => {
  const { exercise, place } = await requireExercise(deps, exerciseId, caller);
  const progress = await deps.progress.find({ userId: caller.userId, courseId: place.course._id });
  if (!exerciseProgressIn(progress, exerciseId)?.passed) throw notPassedYet();
  const answers = await deps.lessons.findModelAnswers(place.lesson.id, exerciseId);
  return {
    es: answers && passingAnswers(exercise, answers.es, 'es'),
    en: answers && passingAnswers(exercise, answers.en, 'en'),
  };
};
