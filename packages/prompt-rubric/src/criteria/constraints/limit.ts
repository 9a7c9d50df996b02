import { tellsFacts } from '../../reading/facts.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { clauseEnd, clauseStart } from '../evidence.ts';

export type Case = 'concrete' | 'toneAlone' | 'noMeasure';
/** A limit that a sentence sets, by the words that set it. */
export type Limit = { from: number; to: number; say: Case; isMeasured?: true };

/** Whether what stands there is part of a fact: "no tengo horno", "le deben dos días". */
export function isInFact(reading: Reading, sentence: Sentence, at: number): boolean {
  const clause = {
    from: clauseStart(reading.words, at, sentence.bodyFrom),
    to: clauseEnd(reading.words, at, sentence.to),
  };
  const asks = sentence.requests.some(({ from }) => from >= clause.from && from < clause.to);
  return !asks && tellsFacts(reading, clause);
}
