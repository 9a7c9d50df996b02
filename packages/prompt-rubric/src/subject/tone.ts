import * as en from '../lexicon/en/tone.ts';
import { tones as englishTones } from '../lexicon/en/constraints.ts';
import * as es from '../lexicon/es/tone.ts';
import { tones as spanishTones } from '../lexicon/es/constraints.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import { stemOf } from './tokens.ts';

/** "Amable", "amables" and "amablemente" begin alike. */
const tones = new Set([...wordSet(spanishTones, englishTones)].map(stemOf));
const beside = wordSet(es.besideTones, en.besideTones);

/** Whether a sentence says how the answer should sound, and nothing else: "Que suene natural", "Keep it friendly please". */
function tellsToneAlone(reading: Reading, { from, to, isData }: Sentence): boolean {
  if (isData) return false;
  let tellsTone = false;
  for (let at = from; at < to; at += 1) {
    const { norm, isFunction } = reading.words[at]!;
    if (tones.has(stemOf(norm))) tellsTone = true;
    else if (!isFunction && !beside.has(norm)) return false;
  }
  return tellsTone;
}

/** The sentences that speak of tone alone. */
export const tonesIn = (reading: Reading): WordRange[] =>
  reading.sentences.filter((sentence) => tellsToneAlone(reading, sentence));
