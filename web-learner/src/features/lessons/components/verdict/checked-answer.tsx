import { Fragment, type ComponentProps } from 'react';
import { isViewing } from '../../../../shared/viewing/is-viewing.ts';
import type { LastVerdict } from '../../api/looking-back.ts';
import type { LessonSlots } from '../player/lesson-slots.ts';
import { PointedWords } from '../pointing/pointed-words.tsx';
import { ShareAttempt } from '../sharing/share-attempt.tsx';
import { VerdictView } from './verdict-view.tsx';

interface CheckedAnswerProps extends Omit<
  ComponentProps<typeof VerdictView>,
  'verdict' | 'language' | 'override'
> {
  exerciseId: string;
  checked: LastVerdict;
  secondOpinion?: LessonSlots['secondOpinion'];
}

/** The verdict on a checked prompt, and what else can be done with it. */
export function CheckedAnswer({ exerciseId, checked, secondOpinion, ...verdictView }: CheckedAnswerProps) {
  const { answer, language, override, pointings, verdict } = checked;
  return (
    <>
      <VerdictView verdict={verdict} language={language} override={override} {...verdictView} />
      <PointedWords
        answer={answer}
        pointings={pointings.filter(({ refused }) => refused)}
        criteria={verdict.criteria}
      />
      <Fragment key={`opinion-${verdict.attemptId}`}>
        {secondOpinion?.({ exerciseId, text: answer })}
      </Fragment>
      {!isViewing && (
        <ShareAttempt key={verdict.attemptId} attemptId={verdict.attemptId} exerciseId={exerciseId} />
      )}
    </>
  );
}
