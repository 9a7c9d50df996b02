import * as en from '../../lexicon/en/policies.ts';
import * as es from '../../lexicon/es/policies.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';

const codeNouns = wordSet(es.codeNouns, en.codeNouns);
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

/** The same, or "with a dash", "with «not stated»". */
export function showsGap(words: readonly Word[], range: WordRange): boolean {
  for (let at = range.from; at < range.to; at += 1) if (phraseAt(words, at, marks)) return true;
  return namesCode(words, range);
}
