import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/i18n/language.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import type { Exercise } from '../api/exercises.ts';
import { carriedPointings, MOST_POINTINGS, type PointedWords } from '../model/pointings.ts';
import { usePointing } from './use-pointing.ts';
import { useVerdict } from './use-verdict.ts';

interface PointedCheckArguments {
  exercise: Exercise;
  userId: string;
  /** The text as it stands. */
  answer: string;
  language: Language;
}

/** The check of an exercise, which takes along what is pointed out in the text as it stands. */
export function usePointedCheck({ exercise, userId, answer, language }: PointedCheckArguments) {
  const { t } = useTranslation('lessons');
  const pointing = usePointing();
  // The criterion that the learner has just pointed the whole text out for.
  const whole = useRef<string | null>(null);
  const verdict = useVerdict(exercise, userId, {
    onChecked: pointing.end,
    onPointingRefused(refused, failed) {
      if (pointing.hear(refused)) return;
      const description = refused.map(({ message }) => message).join(' ');
      if (refused.some(({ key }) => key === whole.current)) {
        toast({ title: t('pointing.wholeRefused'), description });
        return;
      }
      // Pointed out before, and something else counts there by now: the check goes on without it.
      toast({ title: t('pointing.dropped'), description });
      const keys = refused.map(({ key }) => key);
      const others = failed.pointed?.filter(({ key }) => !keys.includes(key));
      verdict.check.submit(failed.answer, failed.language, others);
    },
  });
  const { last, check } = verdict;
  const pointedIn = useCallback((text: string) => carriedPointings(last, text), [last]);
  const carried = pointedIn(answer);
  const confirm = (words: PointedWords) =>
    check.submit(answer, language, [...carried.filter(({ key }) => key !== words.key), words]);
  return {
    ...verdict,
    pointing,
    pointedIn,
    mayPoint: carried.length < MOST_POINTINGS,
    submit: () => check.submit(answer, language, carried),
    /** Checks the text with these words pointed out as well. */
    confirm,
    /** Checks the text as one that does all that this criterion asks. */
    confirmWhole(key: string) {
      whole.current = key;
      confirm({ key, start: 0, end: answer.length });
    },
  };
}
