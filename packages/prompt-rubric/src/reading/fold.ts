const MOST_KEPT = 5000;
const foldedCharacters = new Map<string, string>();

/**
 * A character in lower case without its accents: `Á` gives `a`, `ñ` gives `n`.
 * Combining marks, apostrophes and invisible direction marks give the empty string.
 */
export function foldCharacter(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded === undefined) {
    const isSilent = isIgnorable(character.codePointAt(0) ?? 0);
    folded = isSilent ? '' : character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    // Bounded by the characters of real scripts, but a fuzzer could send them all.
    if (foldedCharacters.size < MOST_KEPT) foldedCharacters.set(character, folded);
  }
  return folded;
}

/** A phrase of a lexicon as the tokens it is compared with: folded words without punctuation, but for that within a number. */
export function foldPhrase(phrase: string): string[] {
  const words: string[] = [];
  let word = '';
  let at = 0;
  for (const character of phrase) {
    const code = character.codePointAt(0) ?? 0;
    if (isWordCharacter(code) || isInsideNumber(phrase, at, code)) {
      word += foldCharacter(character);
    } else if (word) {
      words.push(word);
      word = '';
    }
    at += character.length;
  }
  if (word) words.push(word);
  return words;
}

const FULL_STOP = 46;
const COMMA = 44;
const COLON = 58;

/** `3.5`, `1.000` and `12:30` are one number. */
export function isInsideNumber(text: string, offset: number, code: number): boolean {
  return (
    (code === FULL_STOP || code === COMMA || code === COLON) &&
    isDigit(text.charCodeAt(offset - 1)) &&
    isDigit(text.charCodeAt(offset + 1))
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The Latin letters are asked for often enough to be looked up. */
const LATIN = 0x250;
const latinWordCharacters = Uint8Array.from({ length: LATIN }, (_, code) => Number(belongsToWord(code)));

/** Whether a code point belongs to a word: letters, digits, marks, apostrophes inside it, and invisible joiners. */
export function isWordCharacter(code: number): boolean {
  return code < LATIN ? latinWordCharacters[code] === 1 : belongsToWord(code);
}

function belongsToWord(code: number): boolean {
  if (code < 128) {
    return (
      (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 39
    );
  }
  return isIgnorable(code) || /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(code));
}

/** Soft hyphens, zero-width characters, direction marks and apostrophes: seen, but never part of a word's spelling. */
export function isIgnorable(code: number): boolean {
  return (
    code === 39 ||
    code === 0x2019 ||
    code === 0xad ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0xfeff
  );
}
