import { vocabulary } from '../matching/vocabulary.ts';
import { isCommandForm } from './commands.ts';
import { foldCharacter, isIgnorable } from './fold.ts';
import { isFunctionWord } from './function-words.ts';
import { NO_PAUSE } from './gaps.ts';
import { hashOf } from './hash-of.ts';
import { shorthand } from './shorthand.ts';
import type { Word } from './words.ts';

/** What is known of a word by its spelling alone. */
export type Lexeme = {
  /** The word as it would stand alone. */
  word: Readonly<Word>;
  /** Invisible marks and apostrophes before and after what can be seen, in UTF-16 units. */
  lead: number;
  trail: number;
};

const MOST_KEPT = 10_000;
const LONGEST_KEPT = 30;
const kept = new Map<string, Lexeme>();
let vocabularySize = vocabulary.size;

/** Reads a run of word characters. The same words come again and again, so what was found is kept, within bounds. */
export function lexemeOf(spelling: string): Lexeme {
  if (vocabularySize !== vocabulary.size) forget();
  const known = kept.get(spelling);
  if (known) return known;
  const lexeme = read(spelling);
  if (spelling.length <= LONGEST_KEPT) {
    if (kept.size >= MOST_KEPT) forget();
    kept.set(spelling, lexeme);
  }
  return lexeme;
}

function forget(): void {
  kept.clear();
  vocabularySize = vocabulary.size;
}

function read(spelling: string): Lexeme {
  let norm = '';
  let lead = -1;
  let end = 0;
  let at = 0;
  for (const character of spelling) {
    norm += foldCharacter(character);
    if (!isIgnorable(character.codePointAt(0) ?? 0)) {
      if (lead < 0) lead = at;
      end = at + character.length;
    }
    at += character.length;
  }
  norm = shorthand.get(spelling) ?? norm;
  return {
    word: {
      norm,
      start: 0,
      end,
      isNumber: norm !== '' && norm >= '0' && norm < ':',
      isFunction: isFunctionWord(norm),
      isCommandForm: isCommandForm(norm),
      endsStressed: endsStressed(spelling, end),
      gap: '',
      pause: NO_PAUSE,
      hash: hashOf(norm),
      term: vocabulary.get(norm) ?? 0,
    },
    lead: Math.max(lead, 0),
    trail: spelling.length - end,
  };
}

/** Also when the accent is typed as a mark of its own. */
function endsStressed(spelling: string, end: number): boolean {
  const last = spelling[end - 1] ?? '';
  return last === 'é' || last === 'ó' || (last === '\u0301' && /[eo]/i.test(spelling[end - 2] ?? ''));
}
