import type { Language } from '@academy/contracts/shared/language.ts';
import { createContext, useContext } from 'react';

/** A text of `locales/` by its key, or by the first of several keys that there is, with what goes into its holes. */
export type Say = (key: string | string[], values?: Record<string, unknown>) => string;

/** In which language, and in which words, an exercise and its verdict are drawn. */
export interface ExerciseWords {
  language: Language;
  say: Say;
}

/** Each app fills it with what it translates by. */
export const ExerciseWordsContext = createContext<ExerciseWords | null>(null);

export function useExerciseWords(): ExerciseWords {
  const words = useContext(ExerciseWordsContext);
  if (!words) throw new Error('An exercise is drawn in words: ExerciseWordsContext is missing above it');
  return words;
}

/** The word for how a criterion stands: `statusOf` where that criterion has one of its own. */
export const statusWord = (say: Say, key: string, status: string): string =>
  say([`statusOf.${key}.${status}`, `status.${status}`]);
