import { rubricData } from '@academy/contracts/content/exercise-file.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { bilingualSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';
import type { KnownExercise } from '../../knowledge/domain/known.ts';

/** How a learner's text stands, in words that a check shows them too; nothing else of the rubric. */
export interface ExerciseStanding {
  isEmpty: boolean;
  passed: boolean;
  /** Criteria that are met, and all of them. */
  met: number;
  all: number;
  open: { label: string; message: string }[];
}

const hintsSchema = z.record(z.string(), bilingualSchema);

/** Judges a text by an exercise's rubric, as catalog's check does. */
export const judgeText = (exercise: KnownExercise, text: string, language: Language) =>
  checkPrompt(
    text,
    rubricData.parse(exercise.rubric),
    language,
    exerciseTexts({
      prompt: { es: exercise.promptEs, en: exercise.promptEn },
      hints: hintsSchema.parse(exercise.hints),
    }),
  );

export const standingOf = (exercise: KnownExercise, text: string, language: Language): ExerciseStanding => {
  const { passed, criteria } = judgeText(exercise, text, language);
  const open = criteria.filter(({ status }) => status !== 'met');
  return {
    isEmpty: text.trim() === '',
    passed,
    met: criteria.length - open.length,
    all: criteria.length,
    open: open.map(({ label, message }) => ({ label, message })),
  };
};
