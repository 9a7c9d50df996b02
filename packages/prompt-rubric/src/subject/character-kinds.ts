/** What a character is in a text that is taken apart for its subject. */
export const LETTER = 1;
export const MARK = 2;
export const NUMBER = 3;
export const BLANK = 4;
export const SIGN = 5;

/** Of the characters of one UTF-16 unit, once they were met; 0 until then. */
const known = new Uint8Array(0x10000);

/** The kind of a code point, by its Unicode category. */
export function kindOf(code: number): number {
  if (code >= known.length) return findKind(code);
  return known[code] || (known[code] = findKind(code));
}

function findKind(code: number): number {
  const character = String.fromCodePoint(code);
  if (/\p{L}/u.test(character)) return LETTER;
  if (/\p{M}/u.test(character)) return MARK;
  if (/\p{N}/u.test(character)) return NUMBER;
  return /\s/u.test(character) ? BLANK : SIGN;
}
