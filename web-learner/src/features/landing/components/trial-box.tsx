import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerField } from '@academy/web-kit/answer/answer-field.tsx';
import { carryStrokes, strokesOf, type JudgedCriterion } from '@academy/web-kit/answer/segments.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { keepTrialText, keptTrialText } from '../../../shared/trial/trial-text.ts';
import { trialQuery, type TrialExercise } from '../api/trial.ts';
import './trial-box.css';

/** A text of the visitor's and what was found in it. */
interface JudgedTrial {
  text: string;
  criteria: readonly JudgedCriterion[];
}

interface TrialBoxProps {
  /** Judges what is written, and is loaded for it: only once the box has the focus. */
  check: (trial: {
    exercise: TrialExercise;
    text: string;
    onJudged: (judged: JudgedTrial) => void;
  }) => ReactNode;
  onStart: () => void;
}

/** The first exercise, for trying without an account; what is written stays in its box, also after registering. */
export function TrialBox({ check, onStart }: TrialBoxProps) {
  const { t } = useTranslation('landing');
  const shared = useTranslation().t;
  const { pick } = useLanguage();
  const { data: exercise, isError } = useQuery(trialQuery);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => keptTrialText()?.text ?? '');
  const [isTried, setTried] = useState(false);
  const [judged, setJudged] = useState<JudgedTrial>({ text: '', criteria: [] });
  const strokes = carryStrokes(judged.text, text, strokesOf(judged.criteria, judged.text.length));
  const write = useCallback(
    (written: string) => {
      setText(written);
      if (exercise) keepTrialText({ lessonId: exercise.lessonId, exerciseId: exercise.id, text: written });
    },
    [exercise],
  );
  if (isError) return null;
  return (
    <section className="trial sheet" aria-labelledby="trial-title">
      <p className="trial__lead">{t('trial.lead')}</p>
      {exercise ? (
        <>
          <h2 id="trial-title">{pick(exercise, 'title')}</h2>
          <p className="trial__task" id="trial-task">
            {pick(exercise, 'prompt')}
          </p>
        </>
      ) : (
        <div className="bones trial__bones" role="status" aria-label={shared('loading')} />
      )}
      <label className="visually-hidden" htmlFor="trial-answer">
        {t('trial.label')}
      </label>
      <div onFocus={() => setTried(true)}>
        <AnswerField
          ref={field}
          id="trial-answer"
          value={text}
          strokes={strokes}
          placeholder={t('trial.placeholder')}
          describedBy="trial-task"
          onChange={write}
          onSubmit={onStart}
        />
      </div>
      {isTried && exercise && check({ exercise, text, onJudged: setJudged })}
      {text.trim() !== '' && (
        <div className="trial__end">
          <Button type="primary" onClick={onStart}>
            {t('trial.keep')}
          </Button>
          <span>{t('trial.note')}</span>
        </div>
      )}
    </section>
  );
}
