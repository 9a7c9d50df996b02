import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import type { ExerciseForm } from '../form-values.ts';
import { useReferences } from '../use-references.ts';
import { useLiveVerdicts } from './live-verdicts.tsx';
import type { Answered, Asked } from './messages.ts';
import { judgeAfterMs, openJudge } from './open-judge.ts';
import { needsReferences, nextQuestion, type NextQuestion, type Question } from './question.ts';

/** Judges what the form holds, shortly after the last key, in a thread of its own. It draws nothing. */
export function LiveJudge() {
  const { setLive, setHeld } = useLiveVerdicts();
  const { language } = useLanguage();
  const form = useWatch<ExerciseForm>() as ExerciseForm;
  const { data, isLoading } = useReferences(needsReferences(form));
  const worker = useRef<Worker | null>(null);
  const [last] = useState<{ id: number; question: Question | null }>({ id: 0, question: null });

  useEffect(() => {
    const opened = openJudge();
    opened.onmessage = ({ data: answered }: MessageEvent<Answered>) => {
      if (answered.id !== last.id || !last.question) return;
      setLive(
        'report' in answered
          ? { is: 'judged', report: answered.report, of: last.question }
          : { is: 'failed' },
      );
    };
    opened.onerror = () => setLive({ is: 'failed' });
    worker.current = opened;
    return () => opened.terminate();
  }, [last, setLive]);

  // What is asked is data: the same text is the same question.
  const next = JSON.stringify(nextQuestion(form, { references: data?.references, isLoading }, language));
  useEffect(() => {
    const asked = JSON.parse(next) as NextQuestion;
    setHeld(asked.is === 'asked' ? asked.question : null);
    if (asked.is === 'wait') return;
    const timer = setTimeout(() => {
      last.id += 1;
      last.question = asked.is === 'asked' ? asked.question : null;
      if (asked.is === 'asked')
        worker.current?.postMessage({ ...asked.question, id: last.id } satisfies Asked);
      else setLive({ is: asked.is });
    }, judgeAfterMs);
    return () => clearTimeout(timer);
  }, [last, next, setHeld, setLive]);
  return null;
}
