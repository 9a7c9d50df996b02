import { hasNegation, type Clause } from './clause.ts';
import { LONGEST_HEADING } from './reach.ts';

const LONGEST_LIST = 40;

/**
 * "DO NOT: guess, approve": the heading forbids all that follows it. Of a long heading the last words count, and it may stand
 * in an earlier sentence.
 */
export function isUnderForbiddingHeading(before: number, clause: Clause): boolean {
  const { words, sentence } = clause;
  for (let at = before; at > Math.max(sentence.from, before - LONGEST_LIST); at -= 1)
    if (words[at]?.gap.includes(':'))
      return hasNegation(clause, Math.max(sentence.from, at - LONGEST_HEADING), at);
  return isInForbiddenList(clause);
}

/** The sentence is an item of a list, or stands after a semicolon, below a heading that forbids. */
function isInForbiddenList(clause: Clause): boolean {
  const { words, sentence } = clause;
  for (let at = sentence.from; at > Math.max(0, sentence.from - LONGEST_LIST); at -= 1) {
    const gap = words[at]?.gap ?? '';
    if (gap.includes(':')) return hasNegation(clause, Math.max(0, at - LONGEST_HEADING), at);
    if (gap.includes('.') || (gap.includes('\n') && !words[at]?.pause.opensItem)) return false;
  }
  return false;
}
