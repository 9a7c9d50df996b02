import type { Reading, Sentence } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import type { Span } from '../rubric.ts';
import type { Evidence } from './criterion.ts';

const LONGEST_QUOTATION = 60;
/** Keeps the time linear when a text has no punctuation at all. */
const LONGEST_CLAUSE = 60;

/** The stretch of text that a range of words covers. */
export function spanOf(words: readonly Word[], { from, to }: WordRange): Span {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}

/** The learner's own words for a message to quote, on one line, cut at a word when long. */
export function quote(reading: Reading, range: WordRange): string {
  const { words } = reading;
  const start = words[range.from]?.start ?? 0;
  let to = Math.min(range.from + 1, range.to);
  while (to < range.to && (words[to]?.end ?? 0) - start <= LONGEST_QUOTATION) to += 1;
  const end = words[to - 1]?.end ?? 0;
  const text = reading.text.slice(start, Math.min(end, start + LONGEST_QUOTATION)).replaceAll('\n', ' ');
  return to < range.to ? `${text}…` : text;
}

/** Words of a range that carry meaning: neither function words nor any of `without`. */
export function contentWords(
  words: readonly Word[],
  range: WordRange,
  without?: ReadonlySet<string>,
): Word[] {
  const content: Word[] = [];
  for (let at = range.from; at < range.to; at += 1) {
    const word = words[at];
    if (word && !word.isFunction && !without?.has(word.norm)) content.push(word);
  }
  return content;
}

/** Whether something is there that should not be. */
export function hasAgainst(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ strength }) => strength === 'against');
}

/** What is found in each sentence, in one list. */
export function findInEach<Found>(
  sentences: readonly Sentence[],
  find: (sentence: Sentence) => readonly Found[],
): Found[] {
  const all: Found[] = [];
  for (const sentence of sentences) for (const found of find(sentence)) all.push(found);
  return all;
}

/** Whether at least `needed` words from `from` up to `to` carry meaning. Looks no further than it must. */
export function hasContent(words: readonly Word[], from: number, to: number, needed: number): boolean {
  let count = 0;
  for (let at = from; at < to && count < needed; at += 1) if (words[at]?.isFunction === false) count += 1;
  return count >= needed;
}

/** How many words from `from` up to `to` carry meaning. */
export function countContent(words: readonly Word[], from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (words[at]?.isFunction === false) count += 1;
  return count;
}

/** Where the clause that contains a position begins. */
export function clauseStart(words: readonly Word[], at: number, limit: number): number {
  let start = at;
  const furthest = Math.max(limit, at - LONGEST_CLAUSE);
  while (start > furthest && !words[start]?.pause.endsClause) start -= 1;
  return start;
}

/** The first position from `from` on where the clause ends: at a comma, colon, dash or bracket, or with the sentence. */
export function clauseEnd(words: readonly Word[], from: number, limit: number): number {
  const furthest = Math.min(limit, from + LONGEST_CLAUSE);
  let at = from + 1;
  while (at < furthest && !words[at]?.pause.endsClause) at += 1;
  return Math.min(at, furthest);
}

/**
 * Runs a detector once for each reading: one criterion may ask what another has found. The results are kept in the reading
 * and go with it. In a WeakMap they would survive every collection of young objects, which takes longer for it.
 */
export function oncePerReading<Result>(detect: (reading: Reading) => Result): (reading: Reading) => Result {
  return (reading) => {
    // Only this function writes under `detect`, and only what `detect` gives.
    const known = reading.found.get(detect) as Result | undefined;
    if (known !== undefined) return known;
    const result = detect(reading);
    reading.found.set(detect, result);
    return result;
  };
}

/** Whether a word of the set stands from `from` up to and not including `to`. */
export function hasAny(words: readonly Word[], from: number, to: number, set: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (set.has(words[at]?.norm ?? '')) return true;
  return false;
}
