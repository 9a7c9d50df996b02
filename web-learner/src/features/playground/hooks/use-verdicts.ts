import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '../../../shared/i18n/language.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { Both } from '../model/sides.ts';

const JUDGE_AFTER_MS = 250;

/** The rules and the rubric for prompts of no exercise, fetched with the first comparison. */
const loadRules = async () => {
  const [{ checkPrompt }, { generalRubric }] = await Promise.all([
    import('@academy/prompt-rubric/check-prompt.ts'),
    import('@academy/prompt-rubric/general-rubric.ts'),
  ]);
  return { checkPrompt, generalRubric };
};

/** Judges both prompts in this browser, shortly after the last key; null for an empty one. */
export function useVerdicts(texts: Both<string>, language: Language) {
  const { data: rules, error } = useQuery({
    queryKey: ['playground-rules'],
    queryFn: loadRules,
    staleTime: Infinity,
  });
  const rested = useDebounced(texts, JUDGE_AFTER_MS);

  const judge = (text: string) =>
    rules && text.trim() !== '' ? rules.checkPrompt(text, rules.generalRubric, language) : null;
  const verdictA = useMemo(() => judge(rested.a), [rules, rested.a, language]); // eslint-disable-line react-hooks/exhaustive-deps -- judge is made of these
  const verdictB = useMemo(() => judge(rested.b), [rules, rested.b, language]); // eslint-disable-line react-hooks/exhaustive-deps -- judge is made of these
  return { verdicts: { a: verdictA, b: verdictB }, judged: rested, error };
}
