import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lastVerdictQuery } from '../api/looking-back.ts';
import type { Exercise, Verdict } from '../api/exercises.ts';
import { useCheck, type CheckHandlers } from './use-check.ts';

/** The last verdict on an exercise, also of an earlier visit, and the check that makes the next one. */
export function useVerdict(
  exercise: Exercise,
  userId: string,
  { onChecked, onPointingRefused }: CheckHandlers,
) {
  const { language } = useLanguage();
  const isTried = exercise.attempts > 0;
  const asked = useQuery({
    ...lastVerdictQuery(exercise.id, language),
    enabled: isTried,
    placeholderData: keepPreviousData,
  });
  const last = asked.data ?? null;
  // That of a check made just now takes the focus and is said aloud; one that was there before is not.
  const [fresh, setFresh] = useState<Verdict | null>(null);
  const check = useCheck(exercise, userId, {
    onChecked(verdict) {
      // To draw a verdict takes long: the browser may answer keys and clicks in between.
      startTransition(() => setFresh(verdict));
      onChecked(verdict);
    },
    onPointingRefused,
  });
  return { last, fresh, check };
}
