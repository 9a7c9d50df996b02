import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { backoff } from '@academy/web-kit/live/backoff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '../../../shared/storage.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { keepLastVerdict } from '../api/looking-back.ts';
import { applyVerdict, checkAnswer, type Exercise, type Verdict } from '../api/practice.ts';
import { createCheckRun } from '../model/check-run.ts';
import { createPendingChecks } from '../model/pending-check.ts';
import { later } from '../../../shared/later.ts';

/** The check of one exercise: goes on with one that a reload or a lost connection has interrupted. */
export function useCheck(exercise: Exercise, userId: string, onChecked: (verdict: Verdict) => void) {
  const { t } = useTranslation('lessons');
  const shared = useTranslation().t;
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
        void keepLastVerdict(queries, exercise.id, kept).then(() => onChecked(verdict));
        void applyVerdict(queries, exercise, verdict);
      },
      onRefused(error) {
        const description = error instanceof ApiError ? error.detail : t('checkFailed');
        toast({ title: shared('errorTitle'), description, tone: 'destructive' });
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
