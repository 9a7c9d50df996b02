import * as en from '../../lexicon/en/marks.ts';
import * as es from '../../lexicon/es/marks.ts';
import { anyOf, wordSet } from '../../lexicon/fold-list.ts';
import { foldPhrase } from '../fold.ts';
import type { Marked } from './home-made-marks.ts';

/** Marks that also mean something else in plain text count where the prompt says that they hold the material. */
export type SpokenMarks = {
  /** "Between ## and ##", and from where on they may open. */
  runs: readonly { mark: string; from: number }[];
  /** The places behind "the text in square brackets". */
  brackets: readonly number[];
};

const FEWEST_INSIDE = 6;
const SHORTEST_IN_BRACKETS = 30;
/** So far behind "in square brackets" they may open. */
const REACH_OF_BRACKETS = 40;
const LONGEST_OPENING = 20;
/** A text of nothing but such announcements must not take longer for it. */
const MOST_KINDS = 4;
const either = (...lists: string[]): string => `(?:${anyOf(...lists).source})`;
const betweenWord = either(es.between, en.between);
const between = new RegExp(
  String.raw`(?<!\p{L})${betweenWord}\s{1,3}([#*=+_-]{2,6})\s{1,3}${either(es.and, en.and)}\s{1,3}\1(?![#*=+_-])`,
  'giu',
);
const insideWord = either(es.between, en.between, es.inside, en.inside);
const bracketWord = either(es.brackets, en.brackets);
const inBrackets = new RegExp(
  String.raw`(?<!\p{L})${insideWord}\s{1,3}(?:${either(es.bracketArticle, en.bracketArticle)}\s{1,3})?${bracketWord}(?!\p{L})`,
  'giu',
);
const materialWords = wordSet(es.inBrackets, en.inBrackets);
const slotWords = wordSet(es.slotWords, en.slotWords);
/** "The text that stands in". */
const LONGEST_BEFORE = 40;

export function spokenMarksIn(text: string): SpokenMarks {
  const runs = [...text.matchAll(between)].map((match) => ({
    mark: match[1] ?? '',
    from: match.index + match[0].length,
  }));
  const brackets = [...text.matchAll(inBrackets)]
    .filter(({ index }) => has(text.slice(Math.max(0, index - LONGEST_BEFORE), index), materialWords))
    .map((match) => match.index + match[0].length);
  return { runs: runs.slice(0, MOST_KINDS), brackets: brackets.slice(0, MOST_KINDS) };
}

/** What stands between marks that the prompt spoke of, or undefined. */
export function spokenMarksAt(
  text: string,
  at: number,
  { runs, brackets }: SpokenMarks,
  find: (mark: string, from: number) => number,
): Marked | undefined {
  for (const { mark, from } of runs) {
    if (at < from || !text.startsWith(mark, at) || !standsAlone(text, at, mark)) continue;
    const start = at + mark.length;
    const end = find(mark, start);
    if (end - start >= FEWEST_INSIDE) return { start, end, next: end + mark.length };
  }
  if (text[at] !== '[' || !brackets.some((from) => at >= from && at - from <= REACH_OF_BRACKETS))
    return undefined;
  const start = at + 1;
  const end = find(']', start);
  // "[Paste the text here]" is still to be filled.
  const isSlot = has(text.slice(start, start + LONGEST_OPENING), slotWords);
  return end - start < SHORTEST_IN_BRACKETS || isSlot ? undefined : { start, end, next: end + 1 };
}

/** `##` is not the beginning of `###`, nor `--` what joins two words. */
function standsAlone(text: string, at: number, mark: string): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at + mark.length]];
  return !mark.startsWith(before || ' ') && !mark.startsWith(after || ' ') && !/[\p{L}\p{N}]/u.test(before);
}

function has(part: string, words: ReadonlySet<string>): boolean {
  return foldPhrase(part).some((word) => words.has(word));
}
