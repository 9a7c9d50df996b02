import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../shared/i18n/language.ts';
import { later } from '../../../shared/later.ts';
import { judgeQuery } from '../api/judge.ts';
import { trialRubricQuery, type TrialExercise } from '../api/trial.ts';
import { createLiveCheck, type LiveView } from '../model/live-check.ts';
import type { PromptVerdict } from '../model/start-judge.ts';

const nothing: LiveView<PromptVerdict> = { preview: null, told: [] };

/** Judges what a visitor types, in this browser and nowhere else. */
export function useTrialCheck(exercise: TrialExercise, text: string, language: Language) {
  const loading = useQuery(judgeQuery);
  const rubric = useQuery(trialRubricQuery);
  const [view, setView] = useState(nothing);
  const judge = loading.data;
  const known = rubric.data?.exerciseId === exercise.id ? rubric.data : undefined;

  const live = useMemo(() => {
    if (!judge || !known) return null;
    const judged = {
      rubric: known.rubric,
      references: known.references,
      language,
      texts: { instructions: `${exercise.promptEs}\n\n${exercise.promptEn}`, hints: [] },
    };
    return createLiveCheck<PromptVerdict>({
      judge: (answer, take) => judge({ answer, pointed: [], judged }, take),
      later,
      publish: setView,
      // It runs beside the page: on a slow device the verdict comes later.
      onSlow: () => undefined,
    });
  }, [judge, known, exercise, language]);

  useEffect(() => {
    live?.type(text);
  }, [live, text]);
  useEffect(() => () => live?.stop(), [live]);

  return { ...view, isLoading: !live, error: loading.error ?? rubric.error };
}
