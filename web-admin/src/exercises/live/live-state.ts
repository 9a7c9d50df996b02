import type { LiveReport, LiveSample } from './judge-exercise.ts';
import { basisOf, type Question } from './question.ts';

/** `incomplete`: the rubric breaks a rule, so that nothing can be judged by it. */
export type LiveState =
  { is: 'loading' | 'failed' | 'incomplete' } | { is: 'judged'; report: LiveReport; of: Question };

/** What is known of what the form holds now; null for what it holds while nothing can be judged by it. */
export function currentState(live: LiveState, held: Question | null): LiveState {
  if (live.is !== 'judged') return live;
  return held && basisOf(held) === basisOf(live.of) ? live : { is: 'loading' };
}

/** What is judged otherwise than expected; undefined while that is not known of every sample. */
export function toSolveIn(
  live: LiveState,
  held: Question | null,
): { all: number; toSolve: LiveSample[] } | undefined {
  const current = currentState(live, held);
  if (current.is !== 'judged') return undefined;
  if (JSON.stringify(held?.exercise.samples) !== JSON.stringify(current.of.exercise.samples))
    return undefined;
  const { samples } = current.report;
  return {
    all: samples.filter(({ kind }) => kind !== 'pasted').length,
    toSolve: samples.filter(({ isRight }) => !isRight),
  };
}
