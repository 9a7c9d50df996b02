import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useOpenExercise } from '../../../shared/open-exercise/open-exercise.ts';
import type { CriterionVerdict, Exercise } from '../api/exercises.ts';
import { useDraft } from '../hooks/use-drafts.ts';
import { useLiveCheck } from '../hooks/use-live-check.ts';
import { useLiveChoice } from '../hooks/use-live-choice.ts';
import { useMarks } from '../hooks/use-marks.ts';
import { usePointedCheck } from '../hooks/use-pointed-check.ts';
import type { Drafts } from '../model/drafts.ts';
import type { RepetitionTexts } from '../model/repetition-texts.ts';
import { AfterPassing } from './after-passing.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { Attempts } from './attempts.tsx';
import { ANSWER_LIMIT, CheckActions } from './check-actions.tsx';
import { CheckedAnswer } from './checked-answer.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { HeldCheck } from './held-check.tsx';
import { HintLadder } from './hint-ladder.tsx';
import type { LessonSlots } from './lesson-player.tsx';
import { LivePreview } from './live-preview.tsx';
import { PointOutButton } from './point-out-button.tsx';
import { RepetitionNote } from './repetition-note.tsx';
import { SpokenVerdict, ToldChanges } from './spoken-verdict.tsx';

interface ExercisePanelProps {
  exercise: Exercise;
  userId: string;
  drafts: Drafts;
  /** Where the exercise is solved once more: what is written then. */
  repetition: RepetitionTexts | null;
  tools?: LessonSlots['exerciseTools'];
  secondOpinion?: LessonSlots['secondOpinion'];
  /** The way on from a passed exercise. */
  onward: ReactNode;
  /** What ends the panel, knowing whether the way on stands beside the score. */
  footer: (state: { leadsOn: boolean }) => ReactNode;
}

/** Writing a prompt, having it checked, and what came of it. */
export function ExercisePanel({
  exercise,
  userId,
  drafts,
  repetition,
  tools,
  secondOpinion,
  onward,
  footer,
}: ExercisePanelProps) {
  const { t } = useTranslation('lessons');
  const { language, pick } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const texts = repetition ?? drafts;
  const draft = useDraft(texts, exercise.id);
  const preview = useLiveChoice();
  const [wantsPreview, setWantsPreview] = useState(false);
  const answer = draft.text;
  const {
    last: lastVerdict,
    fresh,
    check,
    heading,
    pointing,
    ...pointed
  } = usePointedCheck({
    exercise,
    userId,
    answer,
    language,
  });
  // A repetition shows nothing of earlier attempts until it is checked itself.
  const looksBack = !repetition || fresh !== null;
  const last = looksBack ? lastVerdict : null;
  useEffect(() => {
    if (fresh) repetition?.checked(exercise.id);
  }, [repetition, fresh, exercise.id]);
  useOpenExercise(exercise.id, answer);
  const live = useLiveCheck({
    exercise,
    text: answer,
    language,
    isOn: preview.isOn && wantsPreview,
    pointedIn: pointed.pointedIn,
    onSlow: preview.foundSlow,
  });

  const isSending = check.state.isSending;
  const canCheck = answer.trim() !== '' && answer.length <= ANSWER_LIMIT && !isSending;
  const submit = () => canCheck && pointed.submit();
  function change(text: string) {
    setWantsPreview(true);
    texts.write(exercise.id, text);
  }
  function switchLive(isOn: boolean) {
    setWantsPreview(true);
    preview.choose(isOn);
  }

  // Once the text is another than the checked one, the preview is nearer to it than the verdict.
  const isChecked = answer === last?.answer;
  const previewed = isChecked ? null : live.preview;
  const checked = previewed || answer.trim() === '' ? null : last;
  const judged = previewed
    ? { text: previewed.text, criteria: previewed.verdict.criteria }
    : checked && { text: checked.answer, criteria: checked.verdict.criteria };
  const { strokes, looks } = useMarks(field, answer, judged);
  const actionsFor = (criterion: CriterionVerdict) =>
    criterion.pointable &&
    pointed.mayPoint && <PointOutButton criterion={criterion} onPress={pointing.begin} />;
  const leadsOn = checked?.verdict.passed === true;

  return (
    <>
      {repetition && <RepetitionNote fresh={fresh} />}
      <AnswerEditor
        field={field}
        text={answer}
        strokes={strokes}
        pointing={pointing}
        canCheck={canCheck}
        isSending={isSending}
        onChange={change}
        onSubmit={submit}
        onPoint={pointed.confirm}
      />
      <CheckActions
        canCheck={canCheck}
        isSending={isSending}
        length={answer.length}
        draftState={draft.state}
        isMain={!(leadsOn && isChecked) && !pointing.target}
        isLive={preview.isOn}
        offersLive={preview.isOffered}
        onCheck={submit}
        onLive={switchLive}
      />
      {tools && answer.trim() !== '' && (
        <div className="exercise__actions">{tools({ title: pick(exercise, 'title'), text: answer })}</div>
      )}
      <HeldCheck state={check.state} onResend={check.resume} />
      <DraftNotice
        draft={draft}
        onChoose={(choice) => void texts.resolve(exercise.id, choice)}
        onPutBack={() => texts.putBack(exercise.id)}
      />
      {live.error && <p className="callout">{t('live.failed')}</p>}
      <SpokenVerdict verdict={fresh} />
      <ToldChanges told={live.told} />
      {previewed && <LivePreview verdict={previewed.verdict} actionsFor={actionsFor} {...looks} />}
      {checked && (
        <CheckedAnswer
          exerciseId={exercise.id}
          checked={checked}
          isStale={!isChecked}
          secondOpinion={secondOpinion}
          headingRef={heading}
          actionsFor={actionsFor}
          onward={onward}
          {...looks}
        />
      )}
      {!pointed.mayPoint && judged?.criteria.some(({ pointable }) => pointable) && (
        <p className="verdict__figures">{t('pointing.most')}</p>
      )}
      {!checked && !previewed && exercise.passed && (
        <p className="exercise__standing">
          <span className="tag tag--key">{t('passed')}</span> {t('best', { score: exercise.bestScore ?? 0 })}
        </p>
      )}
      {looksBack && <AfterPassing exercise={exercise} fresh={fresh} />}
      <HintLadder exerciseId={exercise.id} />
      {looksBack && exercise.attempts > 0 && (
        <Attempts exercise={exercise} shownId={checked?.verdict.attemptId ?? null} onReuse={change} />
      )}
      {footer({ leadsOn })}
    </>
  );
}
