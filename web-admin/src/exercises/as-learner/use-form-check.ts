import type { Language } from '@academy/contracts/shared/language.ts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExerciseForm } from '../form-values.ts';
import { needsReferences, nextQuestion, type NextQuestion } from '../live/question.ts';
import { useReferences } from '../use-references.ts';
import { checkState, type CheckedText, type CheckState } from './checked-text.ts';
import type { AskedAnswer, JudgedAnswer } from './messages.ts';

const openWorker = () => new Worker(new URL('./answer-worker.ts', import.meta.url), { type: 'module' });
const noSamples: ExerciseForm['samples'] = { es: { good: [], weak: [] }, en: { good: [], weak: [] } };

/** What came of a text judged by a question. */
interface Outcome {
  key: string;
  isFailed: boolean;
}

const keyOf = (text: string, question: string): string => JSON.stringify([text, question]);

interface FormCheck {
  /** Checks a text by what the form holds; from then on its verdict follows every change in the form. */
  check: (text: string) => void;
  checked: CheckedText | null;
  state: CheckState;
}

/** What a learner's check would say by the form as it is, unsaved, judged in this browser: the server hears nothing of it. */
export function useFormCheck(language: Language): FormCheck {
  const form = useWatch<ExerciseForm>() as ExerciseForm;
  const { data, isLoading } = useReferences(needsReferences(form));
  // Another one at each press, so that a check which failed can be made again.
  const [request, setRequest] = useState<{ text: string } | null>(null);
  const [checked, setChecked] = useState<CheckedText | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBroken, setBroken] = useState(false);
  const worker = useRef<Worker | null>(null);
  const asked = useRef<{ id: number; key: string; of: Omit<CheckedText, 'verdict'> } | null>(null);

  useEffect(() => {
    const opened = openWorker();
    opened.onmessage = ({ data: answered }: MessageEvent<JudgedAnswer>) => {
      if (answered.id !== asked.current?.id) return;
      const { key, of } = asked.current;
      setOutcome({ key, isFailed: 'failure' in answered });
      if ('verdict' in answered) setChecked({ ...of, verdict: answered.verdict });
    };
    opened.onerror = () => setBroken(true);
    worker.current = opened;
    return () => opened.terminate();
  }, []);

  // What is asked is data: the same form is the same question.
  const next = JSON.stringify(
    nextQuestion({ ...form, samples: noSamples }, { references: data?.references, isLoading }, language),
  );
  useEffect(() => {
    const now = JSON.parse(next) as NextQuestion;
    if (!request || now.is !== 'asked') return;
    const { text } = request;
    const { passScore } = now.question.exercise.rubric;
    const id = (asked.current?.id ?? 0) + 1;
    asked.current = { id, key: keyOf(text, next), of: { text, passScore, language } };
    worker.current?.postMessage({ ...now.question, id, answer: text } satisfies AskedAnswer);
  }, [next, request, language]);

  const { is } = JSON.parse(next) as NextQuestion;
  const isRunning = request !== null && checked?.text !== request.text;
  const isFailed =
    isBroken || (request !== null && outcome?.key === keyOf(request.text, next) && outcome.isFailed);
  return { check: (text) => setRequest({ text }), checked, state: checkState(is, { isRunning, isFailed }) };
}
