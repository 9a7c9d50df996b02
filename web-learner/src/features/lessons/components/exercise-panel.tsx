import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useOpenExercise } from '../../../shared/open-exercise/open-exercise.ts';
import { readStored, writeStored } from '../../../shared/storage.ts';
import type { Exercise, Verdict } from '../api/practice.ts';
import { useCheck, type CheckedAnswer as Checked } from '../hooks/use-check.ts';
import { useDraft } from '../hooks/use-drafts.ts';
import { useLiveCheck } from '../hooks/use-live-check.ts';
import { useMarks } from '../hooks/use-marks.ts';
import type { Drafts } from '../model/drafts.ts';
import { AnswerField } from '../../../shared/answer/answer-field.tsx';
import { Attempts } from './attempts.tsx';
import { ANSWER_LIMIT, CheckActions } from './check-actions.tsx';
import { CheckedAnswer } from './checked-answer.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { HeldCheck } from './held-check.tsx';
import { HintLadder } from './hint-ladder.tsx';
import type { LessonSlots } from './lesson-player.tsx';
import { LivePreview } from './live-preview.tsx';
import { SpokenVerdict, ToldChanges } from './spoken-verdict.tsx';

const LIVE_KEY = 'live-check';

interface ExercisePanelProps {
  exercise: Exercise;
  userId: string;
  drafts: Drafts;
  tools?: LessonSlots['exerciseTools'];
  secondOpinion?: LessonSlots['secondOpinion'];
  /** The last check of this visit, so that coming back to an exercise shows it again. */
  checked: Checked | undefined;
  onChecked: (checked: Checked) => void;
}

/** Writing a prompt, having it checked, and what came of it. */
export function ExercisePanel({
  exercise,
  userId,
  drafts,
  tools,
  secondOpinion,
  checked,
  onChecked,
}: ExercisePanelProps) {
  const { t } = useTranslation('lessons');
  const { language, pick } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(drafts, exercise.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The verdict of a check made just now: it takes the focus and is said aloud; one that was there before is not.
  const [fresh, setFresh] = useState<Verdict | null>(null);
  const check = useCheck(exercise, userId, (result) => {
    onChecked(result);
    setFresh(result.verdict);
  });
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const [isLive, setLive] = useState(() => readStored(LIVE_KEY) === 'on');
  const answer = draft.text;
  useOpenExercise(exercise.id, answer);
  const live = useLiveCheck({ exercise, text: answer, language, isOn: isLive });

  const isSending = check.state.isSending;
  const canCheck = answer.trim() !== '' && answer.length <= ANSWER_LIMIT && !isSending;
  const submit = () => canCheck && check.submit(answer, language);
  const change = (text: string) => drafts.write(exercise.id, text);

  // Once the text is another than the checked one, the preview is nearer to it than the verdict.
  const preview = answer === checked?.answer ? null : live.preview;
  const judged = preview
    ? { text: preview.text, criteria: preview.verdict.criteria }
    : checked && { text: checked.answer, criteria: checked.verdict.criteria };
  const { strokes, looks } = useMarks(field, answer, judged ?? null);

  function switchLive(isOn: boolean) {
    setLive(isOn);
    writeStored(LIVE_KEY, isOn ? 'on' : null);
  }

  return (
    <>
      <label className="visually-hidden" htmlFor="answer">
        {t('yourPrompt')}
      </label>
      <AnswerField
        ref={field}
        id="answer"
        value={answer}
        strokes={strokes}
        placeholder={t('placeholder')}
        describedBy="answer-help"
        onChange={change}
        onSubmit={submit}
      />
      <CheckActions
        canCheck={canCheck}
        isSending={isSending}
        length={answer.length}
        draftState={draft.state}
        isLive={isLive}
        onCheck={submit}
        onLive={switchLive}
      />
      {tools && answer.trim() !== '' && (
        <div className="exercise__actions">{tools({ title: pick(exercise, 'title'), text: answer })}</div>
      )}
      <HeldCheck state={check.state} onResend={check.resume} />
      <DraftNotice
        draft={draft}
        onChoose={(choice) => void drafts.resolve(exercise.id, choice)}
        onPutBack={() => drafts.putBack(exercise.id)}
      />
      {live.error && <p className="callout">{t('live.failed')}</p>}
      <SpokenVerdict verdict={fresh} />
      <ToldChanges told={live.told} />
      {preview && <LivePreview verdict={preview.verdict} {...looks} />}
      {!preview && checked && (
        <CheckedAnswer
          exerciseId={exercise.id}
          checked={checked}
          isStale={answer !== checked.answer}
          secondOpinion={secondOpinion}
          headingRef={heading}
          {...looks}
        />
      )}
      {!checked && !preview && exercise.passed && (
        <p className="exercise__standing">
          <span className="tag tag--key">{t('passed')}</span> {t('best', { score: exercise.bestScore ?? 0 })}
        </p>
      )}
      <HintLadder exerciseId={exercise.id} />
      {exercise.attempts > 0 && <Attempts exercise={exercise} onReuse={change} />}
    </>
  );
}
