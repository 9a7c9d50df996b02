import { backoff } from '@academy/web-kit/live/backoff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '../../../shared/storage.ts';
import { keepLastVerdict } from '../api/looking-back.ts';
import { applyVerdict, checkAnswer, type Exercise, type Verdict } from '../api/exercises.ts';
import { createCheckRun } from '../model/check-run.ts';
import { createPendingChecks, type PendingCheck } from '../model/pending-check.ts';
import { refusedPointings, type RefusedPointing } from '../model/pointings.ts';
import { later, nextTask } from '../../../shared/later.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';

export interface CheckHandlers {
  onChecked: (verdict: Verdict) => void;
  /** The rules refuse words that the check pointed to; it made no attempt. */
  onPointingRefused: (refused: readonly RefusedPointing[], check: PendingCheck) => void;
}

/** The check of one exercise: goes on with one that a reload or a lost connection has interrupted. */
export function useCheck(
  exercise: Exercise,
  userId: string,
  { onChecked, onPointingRefused }: CheckHandlers,
) {
  const { t } = useTranslation('lessons');
  const showFailure = useFailureToast(t('checkFailed'));
  const queries = useQueryClient();

  const run = useMemo(
    () =>
      createCheckRun<Verdict>({
        exerciseId: exercise.id,
        pending: createPendingChecks(browserStorage, userId),
        send: (check) => checkAnswer(exercise.id, check),
        newId: () => crypto.randomUUID(),
        backoff,
        later,
      }),
    [exercise.id, userId],
  );
  const state = useSyncExternalStore(run.subscribe, run.state);

  useEffect(() => {
    run.hear({
      onVerdict(verdict, { answer, language }) {
        const kept = { answer, language, override: null, pointings: [], verdict };
        void keepLastVerdict(queries, exercise.id, kept)
          .then(() => onChecked(verdict))
          .then(nextTask)
          .then(() => applyVerdict(queries, exercise, verdict));
      },
      onRefused(error, check) {
        const refused = refusedPointings(error, check.pointed);
        if (refused.length > 0) return onPointingRefused(refused, check);
        showFailure(error);
      },
    });
  });
  useEffect(() => {
    run.resume();
    addEventListener('online', run.resume);
    return () => removeEventListener('online', run.resume);
  }, [run]);
  return { state, submit: run.submit, resume: run.resume };
}
