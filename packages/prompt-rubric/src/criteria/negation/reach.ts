import * as en from '../../lexicon/en/negation.ts';
import * as es from '../../lexicon/es/negation.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Sentence } from '../../reading/read-prompt.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { clauseStart, hasAny } from '../evidence.ts';

export const negations = wordSet(es.negations, en.negations);
const negationsAfter = wordSet(es.negationsAfter, en.negationsAfter);
/** A heading of a list has no more words: "What you can't do:". */
export const LONGEST_HEADING = 5;
const REACH_AFTER = 2;
/** The words of a list stand farther from the negation that opens it. */
const TIMES_IN_A_LIST = 2;

/** How many words a negation reaches ahead, and what goes on with a list that it opens. */
export type Reach = { before: number; joins: ReadonlySet<string> };

/**
 * From where on a negation turns these words round: in their clause, and as items of a list in the whole sentence.
 */
export function reachStart(
  words: readonly Word[],
  { from, to }: WordRange,
  sentence: Sentence,
  { before, joins }: Reach,
): number {
  const isListed = hasAny(words, Math.max(0, from - 2), from, joins) || hasAny(words, to, to + before, joins);
  const start = isListed ? sentence.from : clauseStart(words, from, sentence.bodyFrom);
  return Math.max(start, from - before * (isListed ? TIMES_IN_A_LIST : 1));
}

/** "Invent nothing", "inventar está prohibido". */
export function isNegatedAfter(words: readonly Word[], to: number, sentence: Sentence): boolean {
  return hasAny(words, to, Math.min(to + REACH_AFTER, sentence.to), negationsAfter);
}
