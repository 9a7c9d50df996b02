import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../shared/i18n/language.ts';
import { hintsQuery, rubricQuery, type Exercise } from '../api/practice.ts';
import { createLiveCheck, type LiveView } from '../model/live-check.ts';
import { later } from '../../../shared/later.ts';

const loadCheckPrompt = async () => (await import('@academy/prompt-rubric/check-prompt.ts')).checkPrompt;
type CheckPrompt = Awaited<ReturnType<typeof loadCheckPrompt>>;
export type PreviewVerdict = ReturnType<CheckPrompt>;

const nothing: LiveView<PreviewVerdict> = { preview: null, told: [] };

interface LiveCheckArguments {
  exercise: Exercise;
  text: string;
  language: Language;
  isOn: boolean;
}

/**
 * Judges the text in this browser while it is typed. The rules and the rubric are fetched once it is switched on. It
 * knows the hints that were opened only, the server knows all: what counts is the check.
 */
export function useLiveCheck({ exercise, text, language, isOn }: LiveCheckArguments) {
  const rules = useQuery({
    queryKey: ['prompt-rubric'],
    queryFn: loadCheckPrompt,
    enabled: isOn,
    staleTime: Infinity,
  });
  const rubric = useQuery({ ...rubricQuery(exercise.id), enabled: isOn });
  const hints = useQuery({ ...hintsQuery(exercise.id), enabled: isOn }).data;
  const [view, setView] = useState(nothing);
  const checkPrompt = rules.data;

  const live = useMemo(() => {
    const criteria = rubric.data;
    if (!isOn || !checkPrompt || !criteria) return null;
    const texts = {
      instructions: `${exercise.promptEs}\n\n${exercise.promptEn}`,
      hints: hints?.opened.flatMap(({ textEs, textEn }) => [textEs, textEn]) ?? [],
    };
    const judge = (answer: string) => checkPrompt(answer, criteria, language, texts);
    return createLiveCheck({ judge, later, publish: setView });
  }, [isOn, checkPrompt, rubric.data, hints, exercise, language]);

  useEffect(() => {
    live?.type(text);
  }, [live, text]);
  useEffect(() => () => live?.stop(), [live]);

  return {
    ...(live ? view : nothing),
    isLoading: isOn && (rules.isFetching || rubric.isFetching) && !live,
    error: rules.error ?? rubric.error,
  };
}
