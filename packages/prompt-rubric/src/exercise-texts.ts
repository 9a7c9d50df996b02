import type { Bilingual, ExerciseTexts } from './rubric.ts';

/**
 * An exercise's own texts as `checkPrompt` takes them, in both languages whatever the learner's: whoever reads it in
 * one could else paste the instructions of the other and pass.
 */
export const exerciseTexts = (exercise: {
  prompt: Bilingual;
  hints: Readonly<Record<string, Bilingual>>;
}): ExerciseTexts => ({
  instructions: `${exercise.prompt.es}\n\n${exercise.prompt.en}`,
  hints: Object.values(exercise.hints).flatMap(({ es, en }) => [es, en]),
});
