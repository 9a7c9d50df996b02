import { isInsideNumber, isWordCharacter } from './fold.ts';
import { pauseOf, tidyGap } from './gaps.ts';
import { lexemeOf } from './lexemes.ts';
import type { Word } from './words.ts';

/** The first code unit that may be half of a character. */
const SURROGATES = 0xd800;

/**
 * Splits text into words in one pass. Offsets are UTF-16 and exclude leading and trailing invisible marks
 * and apostrophes, so that a span never begins or ends on something the reader cannot see.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let gap = '';
  let at = 0;
  while (at < text.length) {
    const start = startOfWord(text, at);
    if (start > at) gap = tidyGap(gap, text.slice(at, start));
    const end = endOfWord(text, start);
    if (end === start) break;
    const lexeme = lexemeOf(text.slice(start, end));
    if (lexeme.word.norm !== '') {
      // Copied whole: the engine takes words written out field by field for long-lived, and fills its old space with them.
      const word: Word = { ...lexeme.word };
      word.start = start + lexeme.lead;
      word.end = end - lexeme.trail;
      word.gap = gap;
      word.pause = pauseOf(gap);
      words.push(word);
      gap = '';
    }
    at = end;
  }
  return withoutListNumbers(words);
}

/** Where the first word character from `at` on stands; the text's length when there is none. */
function startOfWord(text: string, at: number): number {
  let start = at;
  while (start < text.length) {
    const code = codeAt(text, start);
    if (isWordCharacter(code)) return start;
    start += code > 0xffff ? 2 : 1;
  }
  return start;
}

/** Where the run of word characters that begins at `at` ends; `at` itself when there is none. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const code = codeAt(text, end);
    if (!isWordCharacter(code) && !isInsideNumber(text, end, code)) return end;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

function codeAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit < SURROGATES ? unit : (text.codePointAt(at) ?? 0);
}

/** The `1.` or `2)` that numbers a line is a mark and not a word of it; it stays in the next word's gap as `•`. */
function withoutListNumbers(words: Word[]): Word[] {
  let first = 0;
  while (first < words.length && !numbersLine(words, first)) first += 1;
  if (first === words.length) return words;
  const kept = words.slice(0, first);
  let pending = '';
  for (let index = first; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    if (numbersLine(words, index)) {
      pending = `${word.gap}•`;
    } else {
      if (pending) numberLine(word, pending);
      kept.push(word);
      pending = '';
    }
  }
  return kept;
}

function numberLine(word: Word, gap: string): void {
  word.gap = gap;
  word.pause = pauseOf(gap);
}

function numbersLine(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (!word?.isNumber || !next || word.norm.length > 2) return false;
  return (index === 0 || word.gap.includes('\n')) && (next.gap === '. ' || next.gap === ') ');
}
