import type { Bilingual, ExerciseTexts } from './rubric.ts';

/**
 * An exercise's own texts as `checkPrompt` takes them, in both languages, so that a learner cannot pass by
 * pasting the instructions of the other language.
 */
export const exerciseTexts = (exercise: {
  prompt: Bilingual;
  hints: Readonly<Record<string, Bilingual>>;
}): ExerciseTexts => ({
  instructions: `${exercise.prompt.es}\n\n${exercise.prompt.en}`,
  hints: Object.values(exercise.hints).flatMap(({ es, en }) => [es, en]),
});
