import * as en from '../../lexicon/en/lengths.ts';
import * as es from '../../lexicon/es/lengths.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Reading } from '../reading.ts';
import type { WordRange } from '../sentences.ts';
import { readLengths, type Length } from './read-lengths.ts';
import { WORDS_PER_UNIT, unitOf } from './units.ts';

/** Two demands of length that cannot both be met; `one` stands before `other`. */
export type LengthClash = { one: WordRange; other: WordRange };

const parts = wordSet(es.parts, en.parts);
const alternatives = wordSet(es.alternatives, en.alternatives);
const links = wordSet(es.links, en.links);
const REACH = 4;
/** Who says how many words a line has may mean one across a wide sheet, or a line of a list. */
const WIDEST_LINE = 2;

/** The first pair of lengths that exclude each other, each looked at with those few that stand near it. */
export function findLengthClash(reading: Reading): LengthClash | undefined {
  const lengths = readLengths(reading);
  for (const [at, other] of lengths.entries()) {
    const inside = clashInside(reading, other);
    if (inside) return inside;
    for (const one of lengths.slice(Math.max(0, at - REACH), at)) {
      if (mayMeet(one, other) && exclude(reading, one, other)) return { one, other };
    }
  }
  return undefined;
}

/** In one sentence; farther apart only two limits in words, which are of the answer unless a part is named. */
function mayMeet(one: Length, other: Length): boolean {
  return (
    one.sentence === other.sentence ||
    (one.unit === 'words' && other.unit === 'words' && !hasEach(one, other))
  );
}

function hasEach(...lengths: Length[]): boolean {
  return lengths.some(({ scope }) => scope === 'each');
}

/** "One line of at least 900 words": the second length is that of each unit of the first. */
function clashInside({ words }: Reading, length: Length): LengthClash | undefined {
  if (length.unit !== 'words' || !links.has(words[length.from - 1]?.norm ?? '')) return undefined;
  const unitAt = length.from - 2;
  const outer = unitOf.get(words[unitAt]?.norm ?? '');
  if (!outer || outer === 'words' || unitAt < length.sentence.bodyFrom) return undefined;
  const most = WORDS_PER_UNIT[outer].most * (outer === 'lines' ? WIDEST_LINE : 1);
  return length.words.least > most ? { one: { from: unitAt, to: unitAt + 1 }, other: length } : undefined;
}

function exclude(reading: Reading, one: Length, other: Length): boolean {
  if (one.unit === other.unit) return excludeInOneUnit(reading, one, other);
  const total = [one, other].find(({ scope }) => scope === 'together');
  const counted = total === one ? other : one;
  if (!total || counted.scope !== 'plain' || counted.unit === 'words') return false;
  return counted.words.least > total.words.most;
}

/** A floor above a ceiling, both of the same thing. */
function excludeInOneUnit(reading: Reading, one: Length, other: Length): boolean {
  const floor = one.least > other.most ? one : other;
  const ceiling = floor === one ? other : one;
  if (floor.least <= ceiling.most) return false;
  if (floor.scope === 'together' && ceiling.scope === 'each') return isBeyondParts(reading, floor, ceiling);
  if (floor.scope !== ceiling.scope || floor.bound !== 'least' || ceiling.bound === 'about') return false;
  if (ceiling.bound !== 'most' && other !== floor) return false;
  return !isOfAPart(reading, one) && !isOfAPart(reading, other);
}

/** "2 sentences, max 12 words each, together minimum 100". */
function isBeyondParts(reading: Reading, floor: Length, ceiling: Length): boolean {
  const counted = readLengths(reading).find(
    ({ sentence, unit, from }) =>
      sentence === ceiling.sentence && unit !== ceiling.unit && from < ceiling.from,
  );
  return counted !== undefined && counted.most * ceiling.words.most < floor.words.least;
}

function isOfAPart({ words }: Reading, { from, to, sentence }: Length): boolean {
  const end = Math.min(sentence.to, to + REACH);
  for (let at = Math.max(sentence.from, from - REACH - 1); at < end; at += 1) {
    const norm = words[at]?.norm ?? '';
    if (alternatives.has(norm) || ((at < from || at >= to) && parts.has(norm) && !unitOf.has(norm)))
      return true;
  }
  return false;
}
