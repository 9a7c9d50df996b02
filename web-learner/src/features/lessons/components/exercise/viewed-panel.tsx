import { AnswerField } from '@academy/web-kit/answer/answer-field.tsx';
import { useMarks } from '@academy/web-kit/answer/use-marks.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Exercise } from '../../api/exercises.ts';
import { lastVerdictQuery } from '../../api/looking-back.ts';
import { leadsOn } from '../../model/exercise-progress.ts';
import { shownVerdict } from '../../model/shown-verdict.ts';
import { ExerciseOutcome } from './exercise-outcome.tsx';

interface ViewedPanelProps {
  exercise: Exercise;
  onward: ReactNode;
  footer: (state: { leadsOn: boolean }) => ReactNode;
}

const nothing = () => undefined;

/** An exercise for an administrator who views the academy as the learner: what was checked, and no draft. */
export function ViewedPanel({ exercise, onward, footer }: ViewedPanelProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useQuery({ ...lastVerdictQuery(exercise.id, language), enabled: exercise.attempts > 0 });
  const last = asked.data ?? null;
  const answer = last?.answer ?? '';
  const { checked, judged } = shownVerdict(answer, last, null);
  const { strokes, looking } = useMarks(field, answer, judged);
  return (
    <>
      <p className="callout exercise__viewed" id="answer-help">
        {t(last ? 'viewed.checked' : 'viewed.none')}
      </p>
      {last && (
        <>
          <label className="visually-hidden" htmlFor="answer">
            {t('viewed.prompt')}
          </label>
          <AnswerField
            ref={field}
            id="answer"
            value={answer}
            strokes={strokes}
            placeholder=""
            describedBy="answer-help"
            readOnly
            onChange={nothing}
            onSubmit={nothing}
          />
        </>
      )}
      <ExerciseOutcome
        exercise={exercise}
        answer={answer}
        preview={null}
        last={last}
        looksBack
        fresh={null}
        headingRef={heading}
        mayPoint={false}
        onPoint={nothing}
        canPointWhole={false}
        onPointWhole={nothing}
        onReuse={nothing}
        onward={onward}
        footer={() => footer({ leadsOn: checked !== null && leadsOn(checked.verdict) })}
        {...looking}
      />
    </>
  );
}
