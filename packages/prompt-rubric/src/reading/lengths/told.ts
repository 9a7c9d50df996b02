import * as en from '../../lexicon/en/lengths.ts';
import * as es from '../../lexicon/es/lengths.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';
import type { Unit } from './units.ts';

const definites = wordSet(es.definites, en.definites);
const telling = wordSet(es.tellingVerbs, en.tellingVerbs);
const transforming = wordSet(es.transforming, en.transforming);
const conditionals = wordSet(es.conditionals, en.conditionals);
const negations = wordSet(es.negations, en.negations);
const instead = wordSet(es.instead, en.instead);
const links = wordSet(es.links, en.links);
const materials = wordSet(es.materials, en.materials);
const bringing = wordSet(es.bringing, en.bringing);
const making = wordSet(es.making, en.making);
const REACH_OF_A_VERB = 5;
const REACH_OF_A_TRANSFORMATION = 8;
const REACH_OF_A_CONDITION = 8;
const REACH_OF_A_NEGATION = 3;
const REACH_OF_MATERIAL = 7;

type Place = { sentence: Sentence; unit: Unit; amount: WordRange; range: WordRange; isBound: boolean };

/** Whether an amount is no demand: it describes what there is, stands in a condition, or is ruled out. */
export function isThereAlready({ words }: Reading, place: Place): boolean {
  const { sentence, unit, amount, range, isBound } = place;
  if (sentence.label === 'data' || sentence.label === 'examples') return true;
  // "[30 pages]" is a slot.
  if (words[range.from]?.gap.includes('[')) return true;
  const start = sentence.bodyFrom;
  if (has(words, Math.max(start, range.from - REACH_OF_A_CONDITION), range.from, conditionals)) return true;
  if (has(words, Math.max(start, range.from - REACH_OF_A_NEGATION), range.from, instead)) return true;
  if (!isBound && has(words, Math.max(start, range.from - REACH_OF_A_NEGATION), range.from, negations))
    return true;
  if (!isBound && definites.has(words[amount.from - 1]?.norm ?? '')) return true;
  if (
    !isBound &&
    (describesMaterial(words, place) || (unit === 'pages' && isBrought(words, sentence, range)))
  )
    return true;
  return !isBound && tells(words, Math.max(start, range.from - REACH_OF_A_VERB), range.from);
}

/** "Resume un informe de 40 páginas", "shorten this 300-word article", "a novel of 600 pages" that nobody asks for. */
function describesMaterial(words: readonly Word[], { sentence, unit, amount: { from, to } }: Place): boolean {
  const { bodyFrom } = sentence;
  const follows =
    from - 1 > bodyFrom && links.has(words[from - 1]?.norm ?? '') && words[from - 1]?.pause.joins;
  if (!follows && words[to]?.gap !== '-') return false;
  if (has(words, Math.max(bodyFrom, from - REACH_OF_A_TRANSFORMATION), from, transforming)) return true;
  return unit === 'pages' && !hasAny(words, Math.max(bodyFrom, from - REACH_OF_MATERIAL), from, making);
}

/** "Six pages of my notes follow", "la memoria anual, treinta páginas, va abajo"; not "escribe un informe de veinte páginas". */
function isBrought(
  words: readonly Word[],
  { bodyFrom, to: end }: Sentence,
  { from, to }: WordRange,
): boolean {
  const first = Math.max(bodyFrom, from - REACH_OF_MATERIAL);
  let last = to;
  while (last < Math.min(end, to + REACH_OF_MATERIAL) && !words[last]?.gap.includes(':')) last += 1;
  if (hasAny(words, to, last, bringing)) return true;
  if (hasAny(words, first, from, making)) return false;
  return hasAny(words, first, last, materials) || hasAny(words, first, from, bringing);
}

function hasAny(words: readonly Word[], from: number, to: number, set: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (set.has(words[at]?.norm ?? '')) return true;
  return false;
}

function tells(words: readonly Word[], from: number, to: number): boolean {
  for (let at = to - 1; at >= from; at -= 1) {
    const word = words[at];
    if (word && (telling.has(word.norm) || word.endsStressed)) return true;
    if (word?.pause.endsClause) return false;
  }
  return false;
}

function has(words: readonly Word[], from: number, to: number, set: ReadonlySet<string>): boolean {
  for (let at = to - 1; at >= from; at -= 1) {
    if (set.has(words[at]?.norm ?? '')) return true;
    if (words[at]?.pause.endsClause) return false;
  }
  return false;
}
