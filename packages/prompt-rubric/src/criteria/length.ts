import * as en from '../lexicon/en/lengths.ts';
import * as es from '../lexicon/es/lengths.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { lengthMessages } from '../messages/length.ts';
import { findLengthClash } from '../reading/lengths/clashes.ts';
import { readLengths, type Length } from '../reading/lengths/read-lengths.ts';
import type { Reading } from '../reading/reading.ts';
import type { CriterionSetting } from '../rubric.ts';
import { evidenceOver } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { clauseEnd, clauseStart, quote } from './evidence.ts';

type Case = 'none' | 'tooLong' | 'tooShort' | 'clash';

const wholes = wordSet(es.wholes, en.wholes);
const partial = wordSet(es.parts, en.parts, es.partMarks, en.partMarks);
const REACH_OF_A_PART = 14;
const manners = wordSet(es.manners, en.manners);
/** "Each" tells of more than one part, however many. */
const FEWEST_PARTS = 2;

/** No demand of length that an answer cannot meet and serve its reader, and no two that exclude each other. */
export function detectLength(reading: Reading, { words }: CriterionSetting): Evidence<Case>[] {
  const found = [...clash(reading), ...(words ? unfit(reading, words) : [])];
  return found.length > 0 ? found : [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

function clash(reading: Reading): Evidence<Case>[] {
  const found = findLengthClash(reading);
  if (!found) return [];
  const values = { one: quote(reading, found.one), other: quote(reading, found.other) };
  return [found.one, found.other].map((range) => ({
    ...evidenceOver(reading, range, 'against', 'clash' as const),
    values,
  }));
}

function unfit(reading: Reading, { least, most }: { least: number; most: number }): Evidence<Case>[] {
  return readLengths(reading).flatMap((length): Evidence<Case>[] => {
    const times = length.scope === 'each' ? FEWEST_PARTS : 1;
    if (length.words.least * times > most) return [evidenceOver(reading, length, 'against', 'tooLong')];
    const isShort = length.words.most < least && isOfTheWhole(reading, length, least);
    return isShort ? [evidenceOver(reading, length, 'against', 'tooShort')] : [];
  });
}

/** Whether a length is surely that of the answer and not of a title in it: said so, or the only thing in its clause. */
function isOfTheWhole(reading: Reading, length: Length, least: number): boolean {
  const { words } = reading;
  const { from, to, sentence, scope, bound, unit } = length;
  if (scope === 'together') return true;
  const hasRoom = readLengths(reading).some((other) => other !== length && other.words.most >= least);
  if (scope === 'each' || hasRoom) return false;
  if (unit === 'words' && manners.has(words[from - 1]?.norm ?? '') && words[from - 1]?.gap.includes(','))
    return !speaksOfAPart(reading, from);
  if (bound !== 'most') return false;
  // "Everything has to fit in three lines".
  if (wholes.has(words[from - 1]?.norm ?? '')) return true;
  const start = clauseStart(words, from, sentence.bodyFrom);
  const end = clauseEnd(words, to - 1, sentence.to);
  for (let at = start; at < end; at += 1) {
    if ((at < from || at >= to) && !words[at]?.isFunction && !wholes.has(words[at]?.norm ?? '')) return false;
  }
  if (start !== sentence.bodyFrom) return wholes.has(words[start - 1]?.norm ?? '');
  return !/[(:]/.test(words[start]?.gap ?? '') && !speaksOfAPart(reading, start);
}

/** "Last line: date, material, donor. 12 words at most." */
function speaksOfAPart({ words }: Reading, to: number): boolean {
  for (let at = Math.max(0, to - REACH_OF_A_PART); at < to; at += 1)
    if (partial.has(words[at]?.norm ?? '')) return true;
  return false;
}

export const length = defineCriterion({
  id: 'length',
  messages: lengthMessages,
  detect: detectLength,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
