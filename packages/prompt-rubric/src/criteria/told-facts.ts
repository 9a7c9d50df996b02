import type { Judgement } from '../judge.ts';
import type { Evidence } from './criterion.ts';

/**
 * What a prompt tells of what the rubric's `mentions` look for: facts of the case are a part of its context, though `context`
 * recognises nothing of it. Not the whole of it: that a word is there tells little of the situation.
 */
export function contextByFacts(judgements: readonly Judgement[]): Evidence[] {
  return judgements
    .filter(({ criterion, status }) => criterion.id === 'mentions' && status === 'met')
    .flatMap(({ evidence }) => evidence)
    .map(({ start, end }) => ({ start, end, strength: 'part', say: 'someFacts', values: {} }));
}
