import * as en from '../lexicon/en/avoiding.ts';
import * as es from '../lexicon/es/avoiding.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Reading } from '../reading/reading.ts';
import type { Word } from '../reading/words.ts';
import type { CueFound } from './cues.ts';

const avoiding = wordSet(es.avoiding, en.avoiding);
const wordNouns = wordSet(es.wordNouns, en.wordNouns);
const turns = wordSet(es.turns, en.turns);
/** From the noun that opens a list of words to the last of them. */
const REACH = 14;
/** So near, the word itself is ruled out and no noun need say so: "no uses increíble". */
const BESIDE = 3;
/** What rules out stands so near to the noun: "no uses la palabra", "words to avoid". */
const NEAR_NOUN = 4;
/** Between two commas a list has no more words: "bonito, / único / o increíble". */
const LONGEST_ITEM = 3;

/** Whether a word is only named so that the answer avoids it: "sin adjetivos como bonito", "words to avoid: amazing". */
export function isNamedToAvoid({ words }: Reading, { from, sentence }: CueFound): boolean {
  if (isUnderAvoid(words, sentence)) return true;
  let itemEnd = from + 1;
  for (let at = from - 1; at >= Math.max(sentence.from, from - REACH); at -= 1) {
    if (words[at + 1]?.pause.endsClause) {
      if (itemEnd - at - 1 > LONGEST_ITEM) return false;
      itemEnd = at + 1;
    }
    const norm = words[at]?.norm ?? '';
    if (turns.has(norm)) return false;
    if (wordNouns.has(norm))
      return (
        isRuledOut(words.slice(Math.max(sentence.from, at - NEAR_NOUN), at).reverse()) ||
        isRuledOut(words.slice(at + 1, Math.min(at + 1 + NEAR_NOUN, from)))
      );
    if (avoiding.has(norm) && itemEnd > from && from - at <= BESIDE) return true;
  }
  return false;
}

/** "Avoid: «amazing», «unique»": the label of the line rules out all of it. */
function isUnderAvoid(words: readonly Word[], { from, to }: CueFound['sentence']): boolean {
  if (!avoiding.has(words[from]?.norm ?? '')) return false;
  for (let at = from + 1; at < Math.min(from + LONGEST_ITEM, to); at += 1)
    if (/^[*_]*:/.test(words[at]?.gap ?? '')) return true;
  return false;
}

/** Whether what stands beside a noun, from the nearest word on, rules it out; "no more than 100 words" does not. */
function isRuledOut(beside: readonly Word[]): boolean {
  for (const { norm, isNumber } of beside) {
    if (isNumber || turns.has(norm)) return false;
    if (avoiding.has(norm)) return true;
  }
  return false;
}
