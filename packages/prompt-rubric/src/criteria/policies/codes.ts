import * as en from '../../lexicon/en/policies.ts';
import * as es from '../../lexicon/es/policies.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import { clauseEnd, clauseStart } from '../evidence.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';

const codeNouns = wordSet(es.codeNouns, en.codeNouns);
const conditions = wordSet(es.gapOpeners, en.gapOpeners);
const fillsWith = wordSet(es.fillsWith, en.fillsWith);
const wordNouns = wordSet(es.wordNouns, en.wordNouns);
const theWord = wordSet(es.theWord, en.theWord);
const fillMarks = phraseSet(es.fillMarks, en.fillMarks);
/** «Lo más probable» in quotes is as good as without. */
const guesses = phraseSet(
  bare(es.policies.likely),
  bare(en.policies.likely),
  es.superlatives,
  en.superlatives,
);
/** "Not stated in the text". */
const LONGEST_MARK = 5;
const marks = phraseSet(es.policies.marks, en.policies.marks);

/** "With the code 00": what stands for a gap in a list of codes is no value that somebody made up. */
function namesCode(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at + 1 < to; at += 1) {
    const next = words[at + 1];
    if (next && codeNouns.has(words[at]?.norm ?? '') && (/^\d/.test(next.norm) || /["“«']$/.test(next.gap)))
      return true;
  }
  return false;
}

/**
 * Where a clause says what is put for a gap: from its verb on, "put the code 9", and what it is put for lies outside, "if the
 * price of code 44 is missing".
 */
export function whatIsPut(
  words: readonly Word[],
  found: WordRange,
  { sentence, gaps, fills }: { sentence: WordRange; gaps: readonly WordRange[]; fills: readonly WordRange[] },
): WordRange {
  const gap = gaps.find(({ from, to }) => from === found.from || to === found.to);
  if (gap && gap.from === found.from) {
    const verb = fills.find(({ from }) => from >= gap.to);
    const from = verb?.from ?? gap.to;
    return { from, to: clauseEnd(words, from, sentence.to) };
  }
  const from = clauseStart(words, found.from, sentence.from);
  let to = found.from;
  while (to < found.to && !conditions.has(words[to]?.norm ?? '')) to += 1;
  return { from, to };
}

/** The same, or "with a dash", "with zeros", "with the word MISSING", "with «no data»". */
export function showsGap(words: readonly Word[], range: WordRange): boolean {
  for (let at = range.from; at < range.to; at += 1) if (phraseAt(words, at, marks)) return true;
  return putsMark(words, range);
}

/** The same by what is put alone: of "not stated" and "blank" it takes more to know whether they are wanted. */
export function putsMark(words: readonly Word[], range: WordRange): boolean {
  for (let at = range.from; at < range.to; at += 1) if (isPutAsMark(words, at)) return true;
  return namesCode(words, range);
}

/** The word after "with" is a mark, or opens a short quotation, which is put as it stands. */
function isPutAsMark(words: readonly Word[], at: number): boolean {
  if (!fillsWith.has(words[at - 1]?.norm ?? '')) return false;
  if (phraseAt(words, at, fillMarks)) return true;
  const next = skipArticle(words, at);
  if (wordNouns.has(words[next]?.norm ?? ''))
    return theWord.has(words[at]?.norm ?? '') && words[next + 1]?.isFunction === false;
  if (!/["“«']$/.test(words[at]?.gap ?? '')) return false;
  for (let end = at + 1; end <= at + LONGEST_MARK; end += 1) {
    // "«Unos 300 €»" is a value.
    if (phraseAt(words, end - 1, guesses) || /[1-9]/.test(words[end - 1]?.norm ?? '')) return false;
    if (/^["”»']/.test(words[end]?.gap ?? '"')) return true;
  }
  return false;
}

const skipArticle = (words: readonly Word[], at: number): number => (words[at]?.isFunction ? at + 1 : at);

/** `~` stands before words of which every form counts; here they count as they are spelled. */
function bare(phrases: string): string {
  return phrases.replaceAll('~', '');
}
