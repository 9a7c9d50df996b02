import { hasAgainst } from '../criteria/evidence.ts';
import type { Judgement } from '../judge.ts';
import type { Reading } from '../reading/read-prompt.ts';

/**
 * Lets go of must-haves that no words were found for where the prompt as a whole is sure to do what the exercise asks: a
 * list of words never has all of them. What speaks against a prompt, and what was lost because it is copied, stays.
 */
export function excuseUnseen(reading: Reading, judgements: readonly Judgement[]): Judgement[] {
  if (!reading.subject?.isConvincing) return [...judgements];
  return judgements.map((judgement) =>
    mayBeExcused(judgement) ? { ...judgement, isExcused: true } : judgement,
  );
}

function mayBeExcused({ criterion, evidence, lostTo, status }: Judgement): boolean {
  const isNotTheirs = lostTo === 'copied-hint' || lostTo === 'copied-instructions' || lostTo === 'repeated';
  return criterion.id !== 'subject' && status !== 'met' && !hasAgainst(evidence) && !isNotTheirs;
}
