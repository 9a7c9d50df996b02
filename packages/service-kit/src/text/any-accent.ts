import { escapeRegex } from './escape-regex.ts';
import { fold } from './fold.ts';

/** The letters of European languages that are another one with a mark, by that one. */
const marked = new Map<string, string>();
for (let code = 0xc0; code <= 0x24f; code += 1) {
  const letter = String.fromCharCode(code);
  const plain = fold(letter);
  if (/^[a-z]$/.test(plain)) marked.set(plain, (marked.get(plain) ?? '') + letter);
}
const marks = '[\u0300-\u036f]*';
const apostrophes = /['’‘ʼ´`]/g;

const patternOf = (sign: string): string => {
  if (sign === "'") return "['’‘ʼ´`]";
  if (sign === ' ') return String.raw`\s+`;
  const others = marked.get(sign);
  return others === undefined ? escapeRegex(sign) : `[${sign}${sign.toUpperCase()}${others}]${marks}`;
};

/** A text without what a search looks past: case, accents, which apostrophe and which space it is. */
export const searchable = (text: string): string =>
  // Folding would make a space of an accent that stands alone.
  fold(text.replace(apostrophes, "'")).replace(/\s+/g, ' ');

/**
 * A text as a regular expression's source, for the store as for JavaScript, that finds it with any accents and case, any
 * apostrophe and any space: `nunez` finds `Núñez`.
 */
export const withAnyAccent = (text: string): string => [...searchable(text)].map(patternOf).join('');
