import { isWordCharacter } from './fold.ts';
import { lexemeOf } from './lexemes.ts';

/** One word or number of the prompt. */
export type Word = {
  /** Folded: lower case, no accents. */
  norm: string;
  start: number;
  end: number;
  isNumber: boolean;
  /** It holds sentences together and says little by itself. */
  isFunction: boolean;
  /** In either language. */
  isCommandForm: boolean;
  /** It ends in é or ó: in Spanish a past tense and not a command. */
  endsStressed: boolean;
  /** The punctuation between the word before and this one: `""` for blanks alone, `", "`, `": "`, `".\n"`… */
  gap: string;
  /** A number for the spelling; equal words have equal numbers. */
  hash: number;
  /** Its number in the vocabulary of words that begin a phrase of a lexicon; 0 for all others. */
  term: number;
};

const LONGEST_GAP = 40;
const SPACE = 32;
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
    const end = endOfWord(text, at);
    if (end === at) {
      const isPlainBlank = gap === '' && text.charCodeAt(at) === SPACE;
      const next = isPlainBlank ? at + 1 : at + lengthAt(text, at);
      if (!isPlainBlank) gap = widened(gap, text.slice(at, next));
      at = next;
      continue;
    }
    const lexeme = lexemeOf(text.slice(at, end));
    if (lexeme.norm !== '') {
      words.push({
        norm: lexeme.norm,
        start: at + lexeme.lead,
        end: end - lexeme.trail,
        isNumber: lexeme.isNumber,
        isFunction: lexeme.isFunction,
        isCommandForm: lexeme.isCommandForm,
        endsStressed: lexeme.endsStressed,
        gap,
        hash: lexeme.hash,
        term: lexeme.term,
      });
      gap = '';
    }
    at = end;
  }
  return withoutListNumbers(words);
}

/** Where the run of word characters that begins at `at` ends; `at` itself when there is none. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    const code = unit < SURROGATES ? unit : (text.codePointAt(end) ?? 0);
    if (!isWordCharacter(code) && !isInsideNumber(text, end, code)) return end;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Blanks say nothing by themselves; beside other marks a run of them is one blank. */
function widened(gap: string, character: string): string {
  if (gap.length >= LONGEST_GAP) return gap;
  if (!isBlank(character)) return gap + character;
  return gap !== '' && !gap.endsWith(' ') ? `${gap} ` : gap;
}

const FULL_STOP = 46;
const COMMA = 44;
const COLON = 58;

/** `3.5`, `1.000` and `12:30` are one number. */
function isInsideNumber(text: string, offset: number, code: number): boolean {
  return (
    (code === FULL_STOP || code === COMMA || code === COLON) &&
    isDigit(text.charCodeAt(offset - 1)) &&
    isDigit(text.charCodeAt(offset + 1))
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The `1.` or `2)` that numbers a line is a mark and not a word of it; it stays in the next word's gap as `•`. */
function withoutListNumbers(words: Word[]): Word[] {
  const kept: Word[] = [];
  let pending = '';
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    if (numbersLine(words, index)) {
      pending = `${word.gap}•`;
    } else {
      if (pending) word.gap = pending;
      kept.push(word);
      pending = '';
    }
  }
  return kept;
}

function numbersLine(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (!word?.isNumber || !next || word.norm.length > 2) return false;
  return (index === 0 || word.gap.includes('\n')) && (next.gap === '. ' || next.gap === ') ');
}

function isBlank(character: string): boolean {
  return (
    character === ' ' ||
    character === '\t' ||
    character === '\r' ||
    character === '\u00a0' ||
    character === '\u3000'
  );
}
