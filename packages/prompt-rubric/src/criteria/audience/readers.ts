import * as en from '../../lexicon/en/audience.ts';
import * as es from '../../lexicon/es/audience.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../../lexicon/fold-list.ts';
import { phraseSet } from '../../matching/phrases.ts';
import type { Word } from '../../reading/words.ts';
import { clauseEnd } from '../evidence.ts';

/** Who reads what is asked for: where the cue begins, where they and the noun for people stand, and where they end. */
export type Readers = { cueFrom: number; from: number; to: number; person: number };

export const people = wordSet(withSpanishForms(es.people), withEnglishForms(en.people), en.irregularPeople);
export const articles = wordSet(es.articles, en.articles);
export const relatives = wordSet(es.relatives, en.relatives);
export const borders = wordSet(es.borders, en.borders);
export const everybody = phraseSet(es.everybody, en.everybody);
export const described = phraseSet(es.described, en.described);
const reasons = wordSet(es.reasons, en.reasons);
const asides = wordSet(es.asides, en.asides);
const measures = wordSet(es.measures, en.measures);

/** The reader's clause without what is said of the letter: "a la tienda / explicando…", "for parents / in a table". */
export function readersEnd(words: readonly Word[], person: number, limit: number): number {
  const end = clauseEnd(words, person, limit);
  for (let at = person + 1; at < end; at += 1) {
    const norm = words[at]?.norm ?? '';
    const isAside = asides.has(norm) && measures.has(words[at + 1]?.norm ?? '');
    if (isAside || reasons.has(norm) || /(?:ando|iendo)(?:l[aeo]s?|me|nos)?$/.test(norm)) return at;
    if (asides.has(norm) && words[at + 1]?.isNumber) return at;
  }
  return end;
}

/** "…for my grandmother, who has never…": the relative clause belongs to the reader. */
export function relativeEnd(words: readonly Word[], to: number, limit: number): number {
  const next = words[to]?.norm ?? '';
  return to < limit && relatives.has(next) ? clauseEnd(words, to, limit) : to;
}
