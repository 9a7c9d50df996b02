import type { Language } from '@academy/contracts/shared/language.ts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExerciseForm } from '../form-values.ts';
import { judgeAfterMs, openJudge } from '../live/open-judge.ts';
import { needsReferences, nextQuestion, type NextQuestion } from '../live/question.ts';
import { useReferences } from '../use-references.ts';
import { createAnswerJudge } from './answer-judge.ts';
import {
  afterJudging,
  afterPress,
  checkState,
  isFormChange,
  noResults,
  seenVerdict,
  type CheckedText,
  type CheckState,
} from './checked-text.ts';

const noSamples: ExerciseForm['samples'] = { es: { good: [], weak: [] }, en: { good: [], weak: [] } };

type ToCheck = Omit<CheckedText, 'verdict'>;

interface FormCheck extends ReturnType<typeof seenVerdict> {
  /** Checks a text by what the form holds; from then on its verdict follows every change in the form. */
  check: (text: string) => void;
  state: CheckState;
}

/** What a learner's check would say by the form as it is, unsaved, judged in this browser: the server hears nothing of it. */
export function useFormCheck(language: Language): FormCheck {
  const form = useWatch<ExerciseForm>() as ExerciseForm;
  const { data, isFetching, isError, refetch } = useReferences(needsReferences(form));
  const [pressed, setPressed] = useState<{ text: string; press: number } | null>(null);
  const [results, setResults] = useState(noResults);
  const judge = useRef<ReturnType<typeof createAnswerJudge<ToCheck>>>(null);
  const asked = useRef<ToCheck>(null);

  useEffect(() => {
    const created = createAnswerJudge<ToCheck>(openJudge, (of, verdict) =>
      setResults((before) => afterJudging(before, of, verdict)),
    );
    created.prepare();
    judge.current = created;
    return created.close;
  }, []);

  const question = JSON.stringify(
    nextQuestion(
      { ...form, samples: noSamples },
      { references: data?.references, isLoading: isFetching },
      language,
    ),
  );
  useEffect(() => {
    const next = JSON.parse(question) as NextQuestion;
    if (!pressed || next.is !== 'asked') return undefined;
    const { passScore } = next.question.exercise.rubric;
    const of: ToCheck = { ...pressed, question, passScore, language };
    const ask = () => {
      asked.current = of;
      judge.current?.ask({ answer: of.text, question: next.question, of });
    };
    if (isFormChange(asked.current, of)) {
      const timer = setTimeout(ask, judgeAfterMs);
      return () => clearTimeout(timer);
    }
    ask();
    return undefined;
  }, [question, pressed, language]);

  const { is } = JSON.parse(question) as NextQuestion;
  const state = checkState(is, pressed && { ...pressed, question }, results);
  function check(text: string) {
    if (isError) void refetch();
    setPressed({ text, press: (pressed?.press ?? 0) + 1 });
    setResults(afterPress);
  }
  return { check, state, ...seenVerdict(results, question, state) };
}
