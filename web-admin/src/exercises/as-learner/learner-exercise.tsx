import { maximumAnswerLength } from '@academy/contracts/http/catalog/checks.ts';
import { AnswerField } from '@academy/web-kit/answer/answer-field.tsx';
import { strokesIn, useMarks } from '@academy/web-kit/answer/use-marks.ts';
import { useExerciseWords } from '@academy/web-kit/exercise/exercise-words.ts';
import { SpokenVerdict } from '@academy/web-kit/exercise/spoken-verdict.tsx';
import { VerdictView } from '@academy/web-kit/exercise/verdict-view.tsx';
import '@academy/web-kit/exercise/exercise.css';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ExerciseForm } from '../form-values.ts';
import type { CheckedText, CheckState } from './checked-text.ts';
import { ConsoleWords } from './console-words.tsx';
import { HintSteps } from './hint-steps.tsx';
import { useCheckFocus } from './use-check-focus.ts';

interface LearnerExerciseProps {
  exercise: Pick<ExerciseForm, 'titleEs' | 'titleEn' | 'promptEs' | 'promptEn' | 'hints'>;
  answer: string;
  onChange: (answer: string) => void;
  checked: CheckedText | null;
  /** Whether that is by an earlier form, and the next is on its way. */
  isFormer: boolean;
  /** Whether a press has just been answered by it. */
  isFresh: boolean;
  state: CheckState;
  onCheck: (answer: string) => void;
}

const helpId = 'as-learner-help';

/** An exercise as its learners see it, by what draws it for them: task, editor, verdict with its marks, hints. */
export function LearnerExercise(props: LearnerExerciseProps) {
  const { exercise, answer, onChange, checked, isFormer, isFresh, state, onCheck } = props;
  const { say, language } = useExerciseWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = answer.trim() === '' ? null : checked;
  const judged = shown && { text: shown.text, criteria: shown.verdict.criteria };
  const { strokes, looking } = useMarks(field, answer, judged);
  const excess = Math.max(0, answer.length - maximumAnswerLength);
  const isChecking = state === 'checking';
  const isOff = answer.trim() === '' || excess > 0 || state === 'incomplete';
  // Read out and focused once: a change of the text must not bring it up again.
  const [passed, setPassed] = useState<CheckedText | null>(null);
  const fresh = isFresh && shown !== passed ? shown : null;
  const { heading, leaveFrom } = useCheckFocus(answer, fresh);
  const [title, task] =
    language === 'es' ? [exercise.titleEs, exercise.promptEs] : [exercise.titleEn, exercise.promptEn];
  const change = (text: string) => {
    setPassed(checked);
    onChange(text);
  };
  const submit = () => {
    if (isOff || isChecking) return;
    leaveFrom(document.activeElement);
    onCheck(answer);
  };
  return (
    <section className="exercise as-learner" lang={language} aria-label={title}>
      <h2>{title}</h2>
      <p className="exercise__task">{task}</p>
      <label className="visually-hidden" htmlFor="as-learner-answer">
        {say('yourPrompt')}
      </label>
      <AnswerField
        ref={field}
        id="as-learner-answer"
        value={answer}
        strokes={strokes}
        placeholder={say('placeholder')}
        describedBy={helpId}
        onChange={change}
        onSubmit={submit}
      />
      <div className="exercise__actions">
        {/* While it checks it keeps the focus, which a button that is disabled loses. */}
        <Button
          size="small"
          variant="contained"
          disabled={isOff}
          aria-disabled={isOff || isChecking}
          className={isChecking ? 'Mui-disabled' : ''}
          onClick={submit}
        >
          {say(isChecking ? 'checking' : 'check')}
        </Button>
        <span id={helpId} className="exercise__state" aria-live="polite">
          {excess > 0 ? (
            <span className="exercise__excess">
              {say('tooLong', { count: excess, limit: formatNumber(maximumAnswerLength, language) })}
            </span>
          ) : null}
          {state === 'incomplete' || state === 'failed' ? (
            <ConsoleWords text={`resources.exercises.asLearner.${state}`} />
          ) : null}
        </span>
      </div>
      <SpokenVerdict verdict={fresh && fresh.verdict} />
      <div aria-busy={isFormer}>
        {shown ? (
          <VerdictView
            verdict={{ ...shown.verdict, passScore: shown.passScore }}
            language={shown.language}
            isStale={answer !== shown.text}
            headingRef={heading}
            strokesOn={(criterion) => strokesIn(answer, judged, [criterion])}
            {...looking}
          />
        ) : null}
      </div>
      <HintSteps hints={exercise.hints} />
    </section>
  );
}
