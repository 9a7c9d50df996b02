import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserStorage } from '../../../shared/storage.ts';
import type { Exercise } from '../api/exercises.ts';
import { createRepetitionTexts, type RepetitionTexts } from '../model/repetition-texts.ts';

/** The text of a repetition where the address asks for one of this exercise; null otherwise. */
export function useRepetition(exercise: Exercise | undefined, userId: string): RepetitionTexts | null {
  const [search] = useSearchParams();
  const isAsked = search.get('practice') === '1' && search.get('exercise') === exercise?.id;
  const id = isAsked && exercise?.passed ? exercise.id : null;
  return useMemo(() => (id === null ? null : createRepetitionTexts(browserStorage, userId)), [id, userId]);
}
