import type { CriterionStatus } from '../rubric.ts';
import type { Criterion, Evidence } from './criterion.ts';

interface Judged {
  criterion: Criterion;
  status: CriterionStatus;
  evidence: readonly Evidence[];
}

/**
 * What a prompt tells of what the rubric's `mentions` look for: facts of the case are a part of its context, though `context`
 * recognises nothing of it. Not the whole of it: that a word is there tells little of the situation.
 */
export function contextByFacts(judgements: readonly Judged[]): Evidence[] {
  return judgements
    .filter(({ criterion, status }) => criterion.id === 'mentions' && status === 'met')
    .flatMap(({ evidence }) => evidence)
    .map(({ start, end }) => ({ start, end, strength: 'part', say: 'someFacts', values: {} }));
}
