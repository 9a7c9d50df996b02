import * as en from '../../lexicon/en/policies.ts';
import * as es from '../../lexicon/es/policies.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import { clauseStart } from '../evidence.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';

const codeNouns = wordSet(es.codeNouns, en.codeNouns);
const conditions = wordSet(es.gapOpeners, en.gapOpeners);
const marks = phraseSet(es.policies.marks, en.policies.marks);

/** "With the code 00": what stands for a gap in a list of codes is no value that somebody made up. */
export function namesCode(words: readonly Word[], { from, to }: WordRange): boolean {
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
    return { from: verb?.from ?? gap.to, to: sentence.to };
  }
  const from = clauseStart(words, found.from, sentence.from);
  let to = found.from;
  while (to < found.to && !conditions.has(words[to]?.norm ?? '')) to += 1;
  return { from, to };
}

/** The same, or "with a dash", "with «not stated»". */
export function showsGap(words: readonly Word[], range: WordRange): boolean {
  for (let at = range.from; at < range.to; at += 1) if (phraseAt(words, at, marks)) return true;
  return namesCode(words, range);
}
