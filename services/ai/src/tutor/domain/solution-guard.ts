import type { Language } from '@academy/contracts/shared/language.ts';
import type { KnownExercise } from '../../knowledge/domain/known.ts';
import { passesOf } from './exercise-verdict.ts';
import { givesSolution } from './gives-solution.ts';

/**
 * Tells a text that gives an exercise's solution away; null for a learner whose own text passes, who knows a solution
 * already and may be quoted.
 */
export const solutionGuard = (
  exercise: KnownExercise,
  text: string,
  language: Language,
): ((answer: string) => boolean) | null => {
  const passes = passesOf(exercise, language);
  return passes(text) ? null : givesSolution(passes);
};
