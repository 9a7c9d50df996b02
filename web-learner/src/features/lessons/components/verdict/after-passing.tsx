import { memo } from 'react';
import type { Exercise, Verdict } from '../../api/exercises.ts';
import { ModelAnswers } from './model-answers.tsx';
import { PassStroke } from './pass-stroke.tsx';

interface AfterPassingProps {
  exercise: Exercise;
  /** The verdict of a check made just now. */
  fresh: Verdict | null;
}

/** What a pass opens: at its moment a stroke over the card, and the academy's own answers from then on. Not drawn again at every key. */
export const AfterPassing = memo(function AfterPassing({ exercise, fresh }: AfterPassingProps) {
  const moment = fresh?.passed ? fresh.attemptId : null;
  if (!exercise.passed) return null;
  return (
    <>
      {moment && <PassStroke key={moment} />}
      <ModelAnswers key={`answers-${moment}`} exerciseId={exercise.id} isOpen={moment !== null} />
    </>
  );
});
