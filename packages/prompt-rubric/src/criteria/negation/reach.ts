import * as en from '../../lexicon/en/negation.ts';
import * as es from '../../lexicon/es/negation.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { clauseStart, hasAny } from '../evidence.ts';

export const negations = wordSet(es.negations, en.negations);
const negationsAfter = wordSet(es.negationsAfter, en.negationsAfter);
/** A heading of a list has no more words: "What you can't do:". */
export const LONGEST_HEADING = 5;
const postponing = wordSet(en.postponing);
const REACH_AFTER = 2;
/** "Before you ever". */
const REACH_OF_BEFORE = 3;
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

/** "Before you make one up", "before having to guess": what comes before the careless act is what is asked for. */
export function isPostponed(words: readonly Word[], from: number, sentence: Sentence): boolean {
  for (let at = from - 1; at >= Math.max(sentence.bodyFrom, from - REACH_OF_BEFORE); at -= 1) {
    if (words[at + 1]?.gap !== '') return false;
    if (postponing.has(words[at]?.norm ?? '')) return true;
    if (!words[at]?.isFunction) return false;
  }
  return false;
}

/** "Invent nothing", "inventar está prohibido". */
export function isNegatedAfter(words: readonly Word[], to: number, sentence: Sentence): boolean {
  return hasAny(words, to, Math.min(to + REACH_AFTER, sentence.to), negationsAfter);
}
