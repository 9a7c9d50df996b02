import * as en from '../../lexicon/en/lengths.ts';
import * as es from '../../lexicon/es/lengths.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';

const values = new Map(Object.entries({ ...es.numbers, ...en.numbers }));
const multipliers = new Map(Object.entries({ ...es.multipliers, ...en.multipliers }));
const joins = wordSet(es.numberJoins, en.numberJoins);
const ands = wordSet(es.ands, en.ands);
const rangeJoins = wordSet(es.rangeJoins, en.rangeJoins);
const groups = wordSet(es.groups, en.groups);
/** "Ciento treinta y cinco mil", "one hundred and thirty-five thousand". */
const LONGEST_NUMBER = 6;

export type NumberFound = WordRange & { value: number };
export type RangeFound = WordRange & { low: number; high: number };

export function isNumeral(word: Word | undefined): boolean {
  return word !== undefined && (word.isNumber || values.has(word.norm) || multipliers.has(word.norm));
}

/** The number that ends before `to`, in digits or in words. */
export function numberBefore(words: readonly Word[], to: number, limit: number): NumberFound | undefined {
  const last = words[to - 1];
  if (!last || to <= limit) return undefined;
  if (last.isNumber) {
    const value = valueOfDigits(last.norm);
    return value === undefined ? undefined : { from: to - 1, to, value };
  }
  let end = to;
  // "Una docena de páginas", "half a page", "a couple of lines".
  if (joins.has(last.norm) && isNumeral(words[to - 2]) && to - 2 >= limit) end = to - 1;
  else if (!isNumeral(last)) return undefined;
  let from = end - 1;
  while (from > limit && from > end - LONGEST_NUMBER && words[from]?.pause.joins) {
    const before = words[from - 1];
    const isJoined = before !== undefined && ands.has(before.norm) && isNumeral(words[from - 2]);
    if (isJoined && from - 2 >= limit && goesOn(words[from - 2], words[from])) from -= 2;
    else if (before && !before.isNumber && isNumeral(before) && goesOn(before, words[from])) from -= 1;
    else break;
  }
  return { from, to, value: valueOf(words, from, end) };
}

/** Whether two numerals make one number: "ciento" and "treinta", "two" and "hundred", "una" and "docena". */
function goesOn(one: Word | undefined, other: Word | undefined): boolean {
  if (!one || !other) return false;
  if (multipliers.has(other.norm)) return true;
  const first = values.get(one.norm) ?? multipliers.get(one.norm) ?? 0;
  const second = values.get(other.norm) ?? 0;
  if (first < 1) return groups.has(other.norm) || second === 1;
  if (first === 1) return groups.has(other.norm);
  return first >= 20 && second < first && second >= 1;
}

function valueOf(words: readonly Word[], from: number, to: number): number {
  let total = 0;
  let part = 0;
  for (let at = from; at < to; at += 1) {
    const norm = words[at]?.norm ?? '';
    const multiplier = multipliers.get(norm);
    const value = values.get(norm);
    if (multiplier !== undefined) {
      part = (part === 0 ? 1 : part) * multiplier;
      if (multiplier === 1000) {
        total += part;
        part = 0;
      }
    } else if (value !== undefined) {
      // "Un par", "half a dozen".
      part = part === 1 || part === 0.5 ? part * value : part + value;
    }
  }
  return total + part;
}

/** `1,500` and `3.000` are thousands, `1.5` and `1,5` have a fraction; `12:30` is no number. */
function valueOfDigits(norm: string): number | undefined {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(norm)) return Number(norm.replaceAll(/[.,]/g, ''));
  const value = Number(norm.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** The number or the range that ends before `to`: "100-150", "de dos a cuatro", "entre 6 y 8", "two or three". */
export function rangeBefore(words: readonly Word[], to: number, limit: number): RangeFound | undefined {
  const last = numberBefore(words, to, limit);
  if (!last) return undefined;
  const alone = { from: last.from, to, low: last.value, high: last.value };
  const gap = words[last.from]?.gap ?? '';
  const isDashed = /^ ?[-–—/] ?$/.test(gap);
  const joinAt = last.from - 1;
  const end = isDashed ? last.from : rangeJoins.has(words[joinAt]?.norm ?? '') ? joinAt : undefined;
  if (end === undefined || end <= limit || (!isDashed && gap !== '')) return alone;
  const first = numberBefore(words, end, limit);
  if (!first || first.value >= last.value) return alone;
  return { from: first.from, to, low: first.value, high: last.value };
}
