import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../../../../shared/connection/use-connection.ts';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { useOpenExercise } from '../../../../shared/open-exercise/open-exercise.ts';
import type { Exercise } from '../../api/exercises.ts';
import { useDraft } from '../../hooks/use-drafts.ts';
import { useLiveCheck } from '../../hooks/use-live-check.ts';
import { useLiveChoice } from '../../hooks/use-live-choice.ts';
import { useMarks } from '@academy/web-kit/answer/use-marks.ts';
import { usePointedCheck } from '../../hooks/use-pointed-check.ts';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import { useVerdictFocus } from '../../hooks/use-verdict-focus.ts';
import type { Drafts } from '../../model/drafts.ts';
import type { RepetitionTexts } from '../../model/repetition-texts.ts';
import { attemptOf } from '../../model/attempt-of.ts';
import { shownVerdict } from '../../model/shown-verdict.ts';
import { leadsOn } from '../../model/exercise-progress.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { ANSWER_LIMIT, CheckActions } from './check-actions.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ExerciseOutcome } from './exercise-outcome.tsx';
import { ExerciseTools } from './exercise-tools.tsx';
import { HeldCheck } from './held-check.tsx';
import type { LessonSlots } from '../player/lesson-slots.ts';
import { RepetitionNote } from './repetition-note.tsx';
import { SpokenVerdict, ToldChanges } from '../verdict/spoken-verdict.tsx';

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

/** Writing a prompt, having it checked, and what came of it. A key draws the field; what lies below follows it. */
export function ExercisePanel({ exercise, userId, drafts, repetition, tools, ...below }: ExercisePanelProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const isOffline = useIsOffline();
  const field = useRef<HTMLTextAreaElement>(null);
  const texts = repetition ?? drafts;
  const draft = useDraft(texts, exercise.id);
  const choice = useLiveChoice();
  const [wantsPreview, setWantsPreview] = useState(false);
  const answer = draft.text;
  const settled = useDeferredValue(answer);
  const pointed = usePointedCheck({ exercise, userId, answer, language });
  const { fresh, check, pointing } = pointed;
  // A repetition shows nothing of earlier attempts until it is checked itself.
  const looksBack = !repetition || fresh !== null;
  const last = useDeferredValue(looksBack ? pointed.last : null);
  const heading = useVerdictFocus({ fresh, drawn: last, isSending: check.state.isSending });
  useEffect(() => {
    if (fresh) repetition?.checked(exercise.id);
  }, [repetition, fresh, exercise.id]);
  const attempt = useMemo(() => last && attemptOf(last), [last]);
  useOpenExercise({ id: exercise.id, text: settled, checked: attempt });
  const live = useLiveCheck({
    exercise,
    text: answer,
    language,
    isOn: choice.isOn && wantsPreview,
    pointedIn: pointed.pointedIn,
    onSlow: choice.foundSlow,
  });

  const isSending = check.state.isSending;
  const canCheck = answer.trim() !== '' && answer.length <= ANSWER_LIMIT && !isSending;
  const submit = useStableCallback(() => {
    if (canCheck) pointed.submit();
  });
  const change = useCallback(
    (text: string) => {
      // What that loads begins after the key.
      startTransition(() => setWantsPreview(true));
      texts.write(exercise.id, text);
    },
    [texts, exercise.id],
  );
  const switchLive = useStableCallback((isOn: boolean) => {
    setWantsPreview(true);
    choice.choose(isOn);
  });

  const { isChecked, checked, judged } = shownVerdict(answer, last, live.preview);
  const { strokes, looking } = useMarks(field, answer, judged);
  const isLeadingOn = checked !== null && leadsOn(checked.verdict);

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
        excess={Math.max(0, answer.length - ANSWER_LIMIT)}
        draftState={draft.state}
        isMain={!(isLeadingOn && isChecked) && !pointing.target}
        isLive={choice.isOn}
        offersLive={choice.isOffered}
        onCheck={submit}
        onLive={switchLive}
      />
      <ExerciseTools tools={tools} exercise={exercise} answer={settled} />
      <HeldCheck state={check.state} onResend={check.resume} />
      <DraftNotice
        draft={draft}
        onChoose={(choice) => void texts.resolve(exercise.id, choice)}
        onPutBack={() => texts.putBack(exercise.id)}
      />
      {live.error && !isOffline && <p className="callout">{t('live.failed')}</p>}
      <SpokenVerdict verdict={fresh} />
      <ToldChanges told={live.told} />
      <ExerciseOutcome
        exercise={exercise}
        answer={settled}
        preview={live.preview}
        last={last}
        looksBack={looksBack}
        fresh={fresh}
        headingRef={heading}
        mayPoint={pointed.mayPoint}
        onPoint={pointing.begin}
        canPointWhole={canCheck && isChecked}
        onPointWhole={pointed.confirmWhole}
        onReuse={change}
        {...looking}
        {...below}
      />
    </>
  );
}
