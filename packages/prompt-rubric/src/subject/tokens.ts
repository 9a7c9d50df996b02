import { oncePerWord } from '@academy/meaning/once-per-word.ts';
import { foldCharacter } from '../reading/fold.ts';
import { hashOf } from '../reading/hash-of.ts';
import type { Span } from '../rubric.ts';
import { BLANK, kindOf, LETTER, MARK, NUMBER } from './character-kinds.ts';

/** A folded word, every number as `0`, or another sign for itself. */
export type Token = {
  text: string;
  /** How a word begins, so that `rueda` and `ruedas` are one; empty for short words and for what is no word. */
  stem: string;
  /** Of how it begins, for short words and numbers, too; 0 for what is neither. */
  hash: number;
  /** As `createTokenReader` was told to number it. */
  number: number;
};

export type Tokens = {
  list: Token[];
  /** Where each begins in the text, in UTF-16 units. */
  starts: number[];
};

/** Longer than any prompt that is taken; what comes after is not looked at. */
const MOST_TOKENS = 4_000;
/** How many letters of a word tell it from others. */
export const STEM = 5;
const SHORTEST = 3;

/** How a folded word begins; empty for short ones and for what is no word. */
export const stemOf = (norm: string): string =>
  norm.length >= SHORTEST && /^\p{L}+$/u.test(norm) ? norm.slice(0, STEM) : '';

/** Takes texts apart in one pass each, and numbers their tokens. */
export function createTokenReader(numberOf: (token: string) => number): (text: string) => Tokens {
  const tokenOf = oncePerWord((spelling): Token => {
    const text = fold(spelling);
    const begins = text.slice(0, STEM);
    return {
      text,
      stem: stemOf(text),
      hash: /^[\p{L}\p{N}]/u.test(text) ? hashOf(begins) : 0,
      number: numberOf(text),
    };
  });
  return (text) => {
    const list: Token[] = [];
    const starts: number[] = [];
    let at = 0;
    while (at < text.length && list.length < MOST_TOKENS) {
      const start = at;
      at = endOfToken(text, start);
      if (isSilent(text, start)) continue;
      const token = tokenOf(text.slice(start, at));
      if (token.text === '') continue;
      list.push(token);
      starts.push(start);
    }
    return { list, starts };
  };
}

/** Tokens without a number. */
export const tokensOf = createTokenReader(() => 0);

/** The tokens that begin in a span of the text. */
export function tokensIn({ starts }: Tokens, { start, end }: Span): { from: number; to: number } {
  return { from: firstFrom(starts, start), to: firstFrom(starts, end) };
}

/** The first place that is not before an offset, in a sorted list. */
function firstFrom(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Blanks, and marks without a letter before them. */
function isSilent(text: string, at: number): boolean {
  const kind = kindOf(text.codePointAt(at) ?? 0);
  return kind === BLANK || kind === MARK;
}

/** A word is a run of letters with their marks, a number a run of digits; everything else stands alone. */
function endOfToken(text: string, start: number): number {
  const first = text.codePointAt(start) ?? 0;
  const kind = kindOf(first);
  let end = start + widthOf(first);
  if (kind !== LETTER && kind !== NUMBER) return end;
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0;
    const next = kindOf(code);
    if (next !== kind && !(kind === LETTER && next === MARK)) break;
    end += widthOf(code);
  }
  return end;
}

function widthOf(code: number): number {
  return code > 0xffff ? 2 : 1;
}

function fold(spelling: string): string {
  let folded = '';
  for (const character of spelling) folded += foldCharacter(character);
  return /^\p{N}/u.test(folded) ? '0' : folded;
}
