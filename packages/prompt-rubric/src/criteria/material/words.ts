import * as en from '../../lexicon/en/material.ts';
import * as es from '../../lexicon/es/material.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, type Lexicon, type PhraseMatch } from '../../matching/phrases.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import type { Remark } from './remarks.ts';

export const materials = wordSet(es.materials, en.materials);
export const negations = wordSet(es.negations, en.negations);
const means = wordSet(es.means, en.means);

/** "La factura", and not "por correo". */
export function namesMaterial(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1)
    if (materials.has(words[at]?.norm ?? '') && !means.has(words[at - 1]?.norm ?? '')) return true;
  return false;
}

/** Between marks, or after a label that names the material: "Documento: …". */
export function standsForMaterial(words: readonly Word[], { from, place }: Remark): boolean {
  return place === 'between-marks' || (place === 'after-label' && materials.has(words[from - 1]?.norm ?? ''));
}

/** The first phrase of a set that lies in a stretch. */
export function findIn(
  words: readonly Word[],
  { from, to }: WordRange,
  set: Lexicon,
): PhraseMatch | undefined {
  for (let at = from; at < to; at += 1) {
    const match = phraseAt(words, at, set);
    if (match && match.to <= to) return match;
  }
  return undefined;
}
