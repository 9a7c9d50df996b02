import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import type { ExerciseForm } from '../form-values.ts';
import { whole } from '../rubric/rubric-value.ts';
import { useReferences } from '../use-references.ts';
import { useLiveVerdicts } from './live-verdicts.tsx';
import type { Answered, Asked } from './messages.ts';

const judgeAfterMs = 350;

const openWorker = () => new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });

/** Judges what the form holds, shortly after the last key, in a thread of its own. It draws nothing. */
export function LiveJudge() {
  const { setLive } = useLiveVerdicts();
  const { language } = useLanguage();
  const form = useWatch<ExerciseForm>() as ExerciseForm;
  const rubric = whole(form.rubric ?? '');
  const hasSubject = rubric?.criteria.some(({ id }) => id === 'subject') ?? false;
  const { data, isLoading } = useReferences(hasSubject);
  const worker = useRef<Worker | null>(null);
  const [lastId] = useState({ current: 0 });

  useEffect(() => {
    const opened = openWorker();
    opened.onmessage = ({ data: answered }: MessageEvent<Answered>) => {
      if (answered.id !== lastId.current) return;
      setLive('report' in answered ? { is: 'judged', report: answered.report } : { is: 'failed' });
    };
    opened.onerror = () => setLive({ is: 'failed' });
    worker.current = opened;
    return () => opened.terminate();
  }, [lastId, setLive]);

  const asked: Omit<Asked, 'id'> | null = rubric && {
    exercise: {
      rubric,
      prompt: { es: form.promptEs ?? '', en: form.promptEn ?? '' },
      hints: form.hints,
      samples: form.samples,
    },
    references: (hasSubject && data?.references) || null,
    language,
  };
  // What is asked is data: the same text is the same question.
  const question = isLoading ? '' : JSON.stringify(asked);
  useEffect(() => {
    if (question === '') return;
    const timer = setTimeout(() => {
      lastId.current += 1;
      const next = JSON.parse(question) as typeof asked;
      if (next) worker.current?.postMessage({ ...next, id: lastId.current } satisfies Asked);
      else setLive({ is: 'incomplete' });
    }, judgeAfterMs);
    return () => clearTimeout(timer);
  }, [lastId, question, setLive]);
  return null;
}
