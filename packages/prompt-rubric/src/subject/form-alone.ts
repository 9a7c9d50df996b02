import { constraints } from '../criteria/constraints.ts';
import { spanOf } from '../criteria/evidence.ts';
import * as en from '../lexicon/en/constraints.ts';
import * as es from '../lexicon/es/constraints.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Reading, Sentence } from '../reading/reading.ts';

/** One word of substance may be the tail of a tone ("a polite one, with a subject line"). */
const ENOUGH = 2;
const manner = wordSet(es.toneCues, en.toneCues, es.tones, en.tones, es.lengthUnits, en.lengthUnits);

/**
 * Whether a sentence says how the answer should sound or how long it may be, and nothing of what it is about. Such a
 * sentence never makes a prompt foreign to its exercise.
 */
export function speaksOfFormAlone(reading: Reading, sentence: Sentence): boolean {
  const limits = constraints.detect(reading, { id: 'constraints', weight: 1 });
  let substance = 0;
  for (let at = sentence.from; at < sentence.to && substance < ENOUGH; at += 1) {
    const word = reading.words[at];
    if (!word || word.isFunction || word.isCommandForm || manner.has(word.norm)) continue;
    const { start, end } = spanOf(reading.words, { from: at, to: at + 1 });
    if (!limits.some((limit) => limit.start <= start && end <= limit.end)) substance += 1;
  }
  return substance < ENOUGH;
}
