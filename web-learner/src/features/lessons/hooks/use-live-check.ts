import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../shared/i18n/language.ts';
import { hintsQuery, referencesQuery, rubricQuery, type Exercise } from '../api/exercises.ts';
import { judgeQuery } from '../api/judge.ts';
import { createLiveCheck, type LiveView } from '../model/live-check.ts';
import type { PointedWords } from '../model/pointings.ts';
import type { PromptVerdict } from '../model/start-judge.ts';
import { later } from '../../../shared/later.ts';

export type PreviewVerdict = PromptVerdict;

const nothing: LiveView<PreviewVerdict> = { preview: null, told: [] };

interface LiveCheckArguments {
  exercise: Exercise;
  text: string;
  language: Language;
  isOn: boolean;
  /** What is pointed out in a text, which its check would take along; the same function for the same verdict. */
  pointedIn: (text: string) => PointedWords[];
  /** The device is too slow for it; the same function at every call. */
  onSlow: () => void;
}

/**
 * Judges the text in this browser while it is typed. The judge and the rubric are fetched once it is on. It
 * knows the hints that were opened only, the server knows all: what counts is the check.
 */
export function useLiveCheck({ exercise, text, language, isOn, pointedIn, onSlow }: LiveCheckArguments) {
  // One after another: to ask for all at once would hold up the key that it begins with.
  const rubric = useQuery({ ...rubricQuery(exercise.id), enabled: isOn });
  const compared = useQuery({ ...referencesQuery(exercise.id), enabled: isOn && !rubric.isPending });
  const loading = useQuery({ ...judgeQuery, enabled: isOn && !compared.isPending });
  const hints = useQuery({ ...hintsQuery(exercise.id), enabled: isOn }).data;
  const [view, setView] = useState(nothing);
  const judge = loading.data;
  const known = compared.data;

  const live = useMemo(() => {
    const criteria = rubric.data;
    if (!isOn || !judge || !criteria || !known) return null;
    const texts = {
      instructions: `${exercise.promptEs}\n\n${exercise.promptEn}`,
      hints: hints?.opened.flatMap(({ textEs, textEn }) => [textEs, textEn]) ?? [],
    };
    const judged = { rubric: criteria, language, texts, ...known };
    return createLiveCheck<PreviewVerdict>({
      judge: (answer, take) => judge({ answer, pointed: pointedIn(answer), judged }, take),
      later,
      publish: (next) => startTransition(() => setView(next)),
      onSlow,
    });
  }, [isOn, judge, rubric.data, known, hints, exercise, language, pointedIn, onSlow]);

  useEffect(() => {
    live?.type(text);
  }, [live, text]);
  useEffect(() => () => live?.stop(), [live]);

  return {
    ...(live ? view : nothing),
    isLoading: isOn && (loading.isFetching || rubric.isFetching || compared.isFetching) && !live,
    error: loading.error ?? rubric.error ?? compared.error,
  };
}
