import * as en from '../../lexicon/en/lengths.ts';
import * as es from '../../lexicon/es/lengths.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';
import { isNumeral } from './numbers.ts';

/** `each`: of every part; `together`: of all parts, said so; `plain`: of the answer or of one part, nobody says which. */
export type Scope = 'each' | 'together' | 'plain';

const each = phraseSet(es.eachMarks, en.eachMarks);
const together = phraseSet(es.togetherMarks, en.togetherMarks);
const per = wordSet(es.perWords, en.perWords);
const articles = wordSet(en.articles);
const ands = wordSet(es.ands, en.ands);
const notParts = wordSet(es.notParts, en.notParts);
const REACH_BEFORE = 5;
const REACH_AFTER = 5;

/** Of what a length is demanded, from the words after it and then from those before it, and where those after it end. */
export function scopeOf(
  words: readonly Word[],
  length: WordRange,
  around: WordRange,
): { scope: Scope; end: number } {
  const after = scopeAfter(words, length.to, Math.min(around.to, length.to + REACH_AFTER));
  if (after) return after;
  const before = scopeBefore(words, Math.max(around.from, length.from - REACH_BEFORE), length.from);
  return { scope: before ?? 'plain', end: length.to };
}

function scopeAfter(
  words: readonly Word[],
  from: number,
  to: number,
): { scope: Scope; end: number } | undefined {
  if (from < to && words[from]?.norm === 'total') return { scope: 'together', end: from + 1 };
  for (let at = from; at < to; at += 1) {
    const found = markAt(words, at);
    if (found && found.end <= to) return isOfTheNext(words, at, found.end) ? undefined : found;
    const word = words[at];
    const next = words[at + 1];
    const opensPart = word?.pause.joins && (per.has(word.norm) || (at === from && articles.has(word.norm)));
    if (opensPart && at + 1 < to && next?.pause.joins && !next.isNumber && !notParts.has(next.norm))
      return { scope: 'each', end: at + 2 };
    // "…, together minimum 100" says it of the next length.
    if (isNumeral(word)) return undefined;
  }
  return undefined;
}

/** "Under 8 words and the whole text at most five sentences": what follows the conjunction has a length of its own. */
function isOfTheNext(words: readonly Word[], at: number, end: number): boolean {
  if (!ands.has(words[at - 1]?.norm ?? '') && !words[at]?.pause.endsClause) return false;
  for (let next = end; next < Math.min(end + REACH_AFTER, words.length); next += 1) {
    if (words[next]?.pause.sentence === 'ends') return false;
    if (isNumeral(words[next])) return true;
  }
  return false;
}

function scopeBefore(words: readonly Word[], from: number, to: number): Scope | undefined {
  if (to > from && words[to - 1]?.norm === 'total') return 'together';
  for (let at = to - 1; at >= from; at -= 1) {
    const found = markAt(words, at);
    if (found) return found.scope;
    if (words[at]?.isNumber) return undefined;
  }
  return undefined;
}

function markAt(words: readonly Word[], at: number): { scope: Scope; end: number } | undefined {
  const all = phraseAt(words, at, together);
  if (all) return { scope: 'together', end: all.to };
  const one = phraseAt(words, at, each);
  return one && { scope: 'each', end: one.to };
}
