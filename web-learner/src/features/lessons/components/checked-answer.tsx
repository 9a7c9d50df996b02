import { Fragment, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastVerdict } from '../api/looking-back.ts';
import type { LessonSlots } from './lesson-player.tsx';
import { ShareAttempt } from './share-attempt.tsx';
import { VerdictView } from './verdict-view.tsx';
import './verdict.css';

interface CheckedAnswerProps extends Omit<
  ComponentProps<typeof VerdictView>,
  'verdict' | 'language' | 'override'
> {
  exerciseId: string;
  checked: LastVerdict;
  /** Whether the text in the field is another by now. */
  isStale: boolean;
  secondOpinion?: LessonSlots['secondOpinion'];
}

/** The verdict on a checked prompt, and what else can be done with it. */
export function CheckedAnswer({
  exerciseId,
  checked,
  isStale,
  secondOpinion,
  ...verdictView
}: CheckedAnswerProps) {
  const { t } = useTranslation('lessons');
  const { answer, language, override, verdict } = checked;
  return (
    <>
      <VerdictView verdict={verdict} language={language} override={override} {...verdictView} />
      {isStale && <p className="verdict__figures">{t('stale')}</p>}
      <Fragment key={`opinion-${verdict.attemptId}`}>
        {secondOpinion?.({ exerciseId, text: answer })}
      </Fragment>
      <ShareAttempt key={verdict.attemptId} attemptId={verdict.attemptId} exerciseId={exerciseId} />
    </>
  );
}
