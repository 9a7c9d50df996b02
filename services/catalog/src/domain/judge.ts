import type { Language } from '@academy/contracts/shared/language.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { LessonExercise } from './lesson.ts';

interface Judged {
  answer: string;
  /** That the verdict is worded in. */
  language: Language;
  /** Where the learner sees what the rubric does not. */
  pointed?: readonly PointedWords[];
}

/** Judges a prompt by an exercise's rubric, worded in the learner's language. */
export const judge = (exercise: LessonExercise, { answer, language, pointed = [] }: Judged): PromptVerdict =>
  checkPrompt(
    answer,
    exercise.rubric,
    language,
    exerciseTexts({ prompt: { es: exercise.promptEs, en: exercise.promptEn }, hints: { ...exercise.hints } }),
    { pointed },
  );
