import { maximumAnswerLength } from '@academy/contracts/http/catalog/checks.ts';
import { AnswerField } from '@academy/web-kit/answer/answer-field.tsx';
import { strokesIn, useMarks } from '@academy/web-kit/answer/use-marks.ts';
import { useExerciseWords } from '@academy/web-kit/exercise/exercise-words.ts';
import { VerdictView } from '@academy/web-kit/exercise/verdict-view.tsx';
import '@academy/web-kit/exercise/exercise.css';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { ExerciseForm } from '../form-values.ts';
import type { CheckedText, CheckState } from './checked-text.ts';
import { HintSteps } from './hint-steps.tsx';

interface LearnerExerciseProps {
  exercise: Pick<ExerciseForm, 'titleEs' | 'titleEn' | 'promptEs' | 'promptEn' | 'hints'>;
  answer: string;
  onChange: (answer: string) => void;
  checked: CheckedText | null;
  state: CheckState;
  onCheck: (answer: string) => void;
}

const helpId = 'as-learner-help';

/** An exercise as its learners see it, by what draws it for them: task, editor, verdict with its marks, hints. */
export function LearnerExercise(props: LearnerExerciseProps) {
  const { exercise, answer, onChange, checked, state, onCheck } = props;
  const translate = useTranslate();
  const { say, language } = useExerciseWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = answer.trim() === '' ? null : checked;
  const judged = shown && { text: shown.text, criteria: shown.verdict.criteria };
  const { strokes, looking } = useMarks(field, answer, judged);
  const excess = Math.max(0, answer.length - maximumAnswerLength);
  const canCheck = answer.trim() !== '' && excess === 0 && state !== 'incomplete' && state !== 'checking';
  const [title, task] =
    language === 'es' ? [exercise.titleEs, exercise.promptEs] : [exercise.titleEn, exercise.promptEn];
  const submit = () => {
    if (canCheck) onCheck(answer);
  };
  return (
    <section className="exercise as-learner" lang={language} aria-label={title}>
      <h2>{title}</h2>
      <p className="exercise__task">{task}</p>
      <label className="as-learner__label" htmlFor="as-learner-answer">
        {say('yourPrompt')}
      </label>
      <AnswerField
        ref={field}
        id="as-learner-answer"
        value={answer}
        strokes={strokes}
        placeholder={say('placeholder')}
        describedBy={helpId}
        onChange={onChange}
        onSubmit={submit}
      />
      <div className="exercise__actions">
        <Button size="small" variant="contained" disabled={!canCheck} onClick={submit}>
          {say(state === 'checking' ? 'checking' : 'check')}
        </Button>
        <span id={helpId} className="exercise__state" aria-live="polite">
          {excess > 0 ? (
            <span className="exercise__excess">
              {say('tooLong', { count: excess, limit: formatNumber(maximumAnswerLength, language) })}
            </span>
          ) : null}
          {state === 'incomplete' || state === 'failed'
            ? translate(`resources.exercises.asLearner.${state}`)
            : null}
        </span>
      </div>
      <div aria-live="polite">
        {shown ? (
          <VerdictView
            verdict={{ ...shown.verdict, passScore: shown.passScore }}
            language={shown.language}
            isStale={answer !== shown.text}
            strokesOn={(criterion) => strokesIn(answer, judged, [criterion])}
            {...looking}
          />
        ) : null}
      </div>
      <HintSteps hints={exercise.hints} />
    </section>
  );
}
