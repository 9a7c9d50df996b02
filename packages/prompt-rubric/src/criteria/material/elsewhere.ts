import * as en from '../../lexicon/en/material.ts';
import * as es from '../../lexicon/es/material.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseSet } from '../../matching/phrases.ts';
import type { Reading } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import { hasAny } from '../evidence.ts';
import type { Remark } from './remarks.ts';
import { findIn, materials, namesMaterial, negations } from './words.ts';

const keepings = phraseSet(es.keepings, en.keepings);
const stores = wordSet(es.stores, en.stores);
const places = wordSet(es.places, en.places);
const owners = wordSet(es.owners, en.owners);
/** So near stands the place after what is said to lie there. */
const TO_STORE = 5;
const TO_MATERIAL = 3;

/** A remark without any words of these names no place. */
export const elsewhereSigns = [keepings, stores];

/** "It's still in the van", "the contract is on the shared drive". */
export function isElsewhere(reading: Reading, remark: Remark): boolean {
  const { words, blocks } = reading;
  const kept =
    findIn(words, remark, keepings) ?? findShortened(reading, remark) ?? findBareStore(words, remark);
  if (!kept) return false;
  const hasStore = hasAny(words, kept.to - 1, Math.min(kept.to + TO_STORE, remark.to), stores);
  if (!hasStore || hasAny(words, remark.from, kept.from, negations)) return false;
  if (remark.place !== 'free') return true;
  const isNamed = namesMaterial(words, { from: remark.from, to: kept.to });
  const isStill = words[kept.from]?.norm === 'still' && words[kept.from]?.pause.opensClause === true;
  return blocks.length === 0 && !reading.text.includes('{{') && (isNamed || isStill);
}

/** "The contract's on the drive". */
function findShortened({ words, text }: Reading, { from, to }: Remark): WordRange | undefined {
  for (let at = from; at < Math.min(from + TO_MATERIAL, to - 1); at += 1) {
    const word = words[at];
    if (!word || !/['’]s$/.test(text.slice(word.start, word.end))) continue;
    if (materials.has(word.norm.slice(0, -1)) && places.has(words[at + 1]?.norm ?? ''))
      return { from: at + 1, to: at + 2 };
  }
  return undefined;
}

/** "(on my laptop)". */
function findBareStore(words: Reading['words'], { from, to, place }: Remark): WordRange | undefined {
  const opens = places.has(words[from]?.norm ?? '') && owners.has(words[from + 1]?.norm ?? '');
  return place === 'between-marks' && opens && to - from <= TO_STORE ? { from, to: from + 1 } : undefined;
}
