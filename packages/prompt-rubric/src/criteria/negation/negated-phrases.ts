import * as en from '../../lexicon/en/negation.ts';
import * as es from '../../lexicon/es/negation.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { hasAny } from '../evidence.ts';
import { isNegatedAfter, isPostponed, LONGEST_HEADING, negations, reachStart, type Reach } from './reach.ts';

/**
 * A phrase says alone what is ruled out, so that any negation near it counts, whatever stands between: "no me gustaría que
 * te inventes". Unlike a tag's, its list does not go on after "u": to add that changes verdicts.
 */
const REACH: Reach = { before: 8, joins: wordSet(es.joins, en.joins) };
const reflexives = wordSet(es.reflexives);

/** "No inventes nada", "invent nothing"; a phrase that begins with its own negation says what it says. */
export function isNegatedPhrase(
  { words }: Reading,
  { from, to, sentence }: WordRange & { sentence: Sentence },
): boolean {
  if (negations.has(words[from]?.norm ?? '')) return false;
  // "Inventó" and "te inventa" tell what somebody did.
  if (words[from]?.endsStressed || reflexives.has(words[from - 1]?.norm ?? '')) return true;
  if (isPostponed(words, from, sentence)) return true;
  if (hasAny(words, reachStart(words, { from, to }, sentence, REACH), from, negations)) return true;
  if (hasAny(words, sentence.from, headingEnd(words, sentence.from, from), negations)) return true;
  return isNegatedAfter(words, to, sentence);
}

/**
 * Where the heading of a list ends that the sentence begins with; its start where it has none. "DO NOT: guess, approve": it
 * forbids all that follows it. A longer one, or one in another sentence, does not: `headings.ts` hears those for single verbs.
 */
function headingEnd(words: readonly Word[], from: number, to: number): number {
  for (let at = from + 1; at <= Math.min(to, from + LONGEST_HEADING); at += 1)
    if (words[at]?.gap.includes(':')) return at;
  return from;
}
