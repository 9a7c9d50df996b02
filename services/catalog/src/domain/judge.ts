import type { Language } from '@academy/contracts/shared/language.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { LessonExercise } from './lesson.ts';

/**
 * Judges a prompt by an exercise's rubric, worded in the learner's language. The exercise's own texts are given in
 * both languages: whoever reads it in one could else paste the instructions of the other and pass.
 */
export const judge = (exercise: LessonExercise, answer: string, language: Language): PromptVerdict =>
  checkPrompt(answer, exercise.rubric, language, {
    instructions: `${exercise.promptEs}\n\n${exercise.promptEn}`,
    hints: Object.values(exercise.hints).flatMap(({ es, en }) => [es, en]),
  });
