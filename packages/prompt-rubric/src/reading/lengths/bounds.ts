import * as en from '../../lexicon/en/lengths.ts';
import * as es from '../../lexicon/es/lengths.ts';
import { phraseAt, phraseSet, type Lexicon } from '../../matching/phrases.ts';
import type { WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';
import { isNumeral } from './numbers.ts';

export type Bound = 'most' | 'least' | 'about' | 'exact';

const before: readonly [Exclude<Bound, 'exact'>, Lexicon][] = [
  ['most', phraseSet(es.ceilingsBefore, en.ceilingsBefore)],
  ['least', phraseSet(es.floorsBefore, en.floorsBefore)],
  ['about', phraseSet(es.about, en.about)],
];
const after: readonly ['most' | 'least', Lexicon][] = [
  ['most', phraseSet(es.ceilingsAfter, en.ceilingsAfter)],
  ['least', phraseSet(es.floorsAfter, en.floorsAfter)],
];
/** "Máximo de unas 50", "at least, say, 50": the longest phrase and a word between. */
const REACH_BEFORE = 5;
const REACH_AFTER = 3;

/** What is said of a number before it, in the words up to `to`, and where the phrase begins. */
export function boundBefore(
  words: readonly Word[],
  { from, to }: WordRange,
): { bound: Bound; from: number } | undefined {
  for (let at = Math.max(from, to - REACH_BEFORE); at < to; at += 1) {
    for (const [bound, set] of before) {
      const match = phraseAt(words, at, set);
      if (match && match.to <= to && match.to >= to - 1) return { bound, from: at };
    }
  }
  return undefined;
}

/** What is said of a number after its unit, from `from` on, and where the phrase ends. */
export function boundAfter(
  words: readonly Word[],
  { from, to }: WordRange,
): { bound: Bound; to: number } | undefined {
  for (let at = from; at < Math.min(to, from + REACH_AFTER); at += 1) {
    if (isNumeral(words[at]) && words[at]?.norm !== 'a') return undefined;
    for (const [bound, set] of after) {
      const match = phraseAt(words, at, set);
      // "6 sentences, minimum 30": that minimum belongs to the next number.
      if (match && match.to <= to && !isCounted(words[match.to])) return { bound, to: match.to };
    }
  }
  return undefined;
}

function isCounted(word: Word | undefined): boolean {
  return word !== undefined && word.pause.joins && isNumeral(word);
}
