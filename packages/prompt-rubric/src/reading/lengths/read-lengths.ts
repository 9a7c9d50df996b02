import * as en from '../../lexicon/en/lengths.ts';
import * as es from '../../lexicon/es/lengths.ts';
import { oncePerReading, clauseStart } from '../../criteria/evidence.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { startsOf } from '../../matching/phrases.ts';
import { hasTerm } from '../../matching/vocabulary.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { WordRange } from '../sentences.ts';
import { boundAfter, boundBefore, type Bound } from './bounds.ts';
import { isNumeral, rangeBefore, type RangeFound } from './numbers.ts';
import { scopeOf, type Scope } from './scopes.ts';
import { isThereAlready } from './told.ts';
import { fewestWords, unitOf, WORDS_PER_UNIT, type Unit } from './units.ts';

/** A demand of length: the amounts in its unit and in words, either of which may be without end. */
export type Length = WordRange & {
  unit: Unit;
  bound: Bound;
  scope: Scope;
  /** In units. */
  least: number;
  most: number;
  /** In words; of one part where the scope is `each`. */
  words: { least: number; most: number };
  sentence: Sentence;
};

const unitTerms = startsOf(new Set(unitOf.keys()));
/** "Two very short sentences": what may stand between a number and its unit. */
const LONGEST_DESCRIPTION = 2;
const INHERITED_REACH = 8;
const notAlone = wordSet(es.notAlone, en.notAlone);
const singulars = wordSet(en.singulars);
const graduals = wordSet(es.graduals, en.graduals);

/** Every demand of length in what the prompt asks, in order of appearance; also in notes that look like a heap of words. */
export const readLengths = oncePerReading((reading: Reading): Length[] =>
  reading.sentences
    .filter(({ isData, discount }) => !isData && (discount === undefined || discount === 'loose-words'))
    .flatMap((sentence) => (hasUnit(reading, sentence) ? lengthsIn(reading, sentence) : [])),
);

function hasUnit({ words }: Reading, { bodyFrom, to }: Sentence): boolean {
  for (let at = bodyFrom; at < to; at += 1) if (hasTerm(unitTerms, words[at]?.term ?? 0)) return true;
  return false;
}

function lengthsIn(reading: Reading, sentence: Sentence): Length[] {
  const { words } = reading;
  const found: Length[] = [];
  let free = sentence.bodyFrom;
  for (let at = free; at < sentence.to; at += 1) {
    const unit = unitOf.get(words[at]?.norm ?? '');
    const previous = found.at(-1);
    const length = unit
      ? lengthOf(reading, { sentence, free, unit, amount: amountBefore(reading, at, free), to: at + 1 })
      : previous && at < previous.to + INHERITED_REACH
        ? inherited(reading, { sentence, free, unit: previous.unit, at })
        : undefined;
    if (!length) continue;
    found.push(length);
    free = length.to;
    at = Math.max(at, free - 1);
  }
  return found;
}

type Place = { sentence: Sentence; free: number; unit: Unit };

/** The amount of the unit at a position, with a word or two of description between. */
function amountBefore({ words }: Reading, unitAt: number, free: number): RangeFound | undefined {
  for (let to = unitAt; to > Math.max(free, unitAt - 1 - LONGEST_DESCRIPTION); to -= 1) {
    if (!words[to]?.pause.joins) return undefined;
    const amount = rangeBefore(words, to, free);
    if (amount) return amount;
    const between = words[to - 1];
    if (!between || (between.isFunction && !graduals.has(between.norm))) return undefined;
  }
  return undefined;
}

/** "Six sentences, minimum 30", "fit in 50 words and run to at least 90": a bound number alone has the unit before it. */
function inherited(reading: Reading, place: Place & { at: number }): Length | undefined {
  const { words } = reading;
  const { at, free, sentence } = place;
  const next = words[at + 1];
  if (!isNumeral(words[at]) || notAlone.has(words[at]?.norm ?? '')) return undefined;
  if (at + 1 < sentence.to && next?.pause.joins) return undefined;
  const amount = rangeBefore(words, at + 1, free);
  const bound = amount && boundBefore(words, { from: free, to: amount.from });
  if (!bound || bound.bound === 'about') return undefined;
  return lengthOf(reading, { ...place, amount, to: at + 1 });
}

function lengthOf(
  reading: Reading,
  { sentence, free, unit, amount, to }: Place & { amount: RangeFound | undefined; to: number },
): Length | undefined {
  const { words } = reading;
  if (!amount) return undefined;
  const isRange = amount.low < amount.high;
  const earlier = boundBefore(words, { from: free, to: amount.from });
  const later =
    earlier && earlier.bound !== 'about' ? undefined : boundAfter(words, { from: to, to: sentence.to });
  const bound = isRange ? 'exact' : ((later ?? earlier)?.bound ?? 'exact');
  const range = { from: earlier?.from ?? amount.from, to: later?.to ?? to };
  if (
    isThereAlready(reading, {
      sentence,
      unit,
      amount,
      range,
      isBound: earlier !== undefined || later !== undefined,
    })
  )
    return undefined;
  // "The 502 page".
  const isName = amount.high > 1 && singulars.has(words[to - 1]?.norm ?? '') && words[to - 1]?.gap === '';
  if (isName && bound === 'exact') return undefined;
  const least = bound === 'most' ? 0 : amount.low;
  const most = bound === 'least' ? Infinity : amount.high;
  const around = { from: Math.max(free, clauseStart(words, range.from, free) - 2), to: sentence.to };
  const { scope, end } = scopeOf(words, { from: range.from, to }, around);
  return {
    from: range.from,
    to: Math.max(range.to, end),
    unit,
    bound,
    scope,
    least,
    most,
    words: { least: fewestWords(least, unit), most: most * WORDS_PER_UNIT[unit].most },
    sentence,
  };
}
