import { isFunctionWord } from './function-words.ts';
import { foldCharacter, isIgnorable, isWordCharacter } from './fold.ts';

/** One word or number of the prompt. */
export type Word = {
  /** Folded: lower case, no accents. */
  norm: string;
  start: number;
  end: number;
  isNumber: boolean;
  /** It holds sentences together and says little by itself. */
  isFunction: boolean;
  /** It ends in é or ó: in Spanish a past tense and not a command. */
  endsStressed: boolean;
  /** The punctuation between the word before and this one: `""` for blanks alone, `", "`, `": "`, `".\n"`… */
  gap: string;
};

/**
 * Splits text into words in one pass. Offsets are UTF-16 and exclude leading and trailing invisible marks
 * and apostrophes, so that a span never begins or ends on something the reader cannot see.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let norm = '';
  let start = -1;
  let end = -1;
  let gap = '';
  let offset = 0;

  const close = () => {
    if (norm) {
      words.push({
        norm,
        start,
        end,
        isNumber: isDigit(norm[0]),
        isFunction: isFunctionWord(norm),
        endsStressed: endsStressed(text, end),
        gap,
      });
      gap = '';
    }
    norm = '';
    start = -1;
  };

  for (const character of text) {
    const next = offset + character.length;
    if (isWordCharacter(character) || isInsideNumber(text, offset)) {
      const folded = foldCharacter(character);
      norm += folded;
      if (!isIgnorable(character)) {
        if (start < 0) start = offset;
        end = next;
      }
    } else {
      close();
      if (gap.length < 40) {
        if (!isBlank(character)) gap += character;
        else if (gap !== '' && !gap.endsWith(' ')) gap += ' ';
      }
    }
    offset = next;
  }
  close();
  return withoutListNumbers(words);
}

/** Also when the accent is typed as a mark of its own. */
function endsStressed(text: string, end: number): boolean {
  const last = text[end - 1] ?? '';
  return last === 'é' || last === 'ó' || (last === '\u0301' && /[eo]/i.test(text[end - 2] ?? ''));
}

/** `3.5`, `1.000` and `12:30` are one number. */
function isInsideNumber(text: string, offset: number): boolean {
  const mark = text[offset];
  return (
    (mark === '.' || mark === ',' || mark === ':') && isDigit(text[offset - 1]) && isDigit(text[offset + 1])
  );
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

/** The `1.` or `2)` that numbers a line is a mark and not a word of it; it stays in the next word's gap as `•`. */
function withoutListNumbers(words: Word[]): Word[] {
  const kept: Word[] = [];
  let pending = '';
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const opensLine = index === 0 || word.gap.includes('\n');
    if (opensLine && word.isNumber && word.norm.length <= 2 && next && /^[.)] $/.test(next.gap)) {
      pending = `${word.gap}•`;
    } else {
      kept.push(pending ? { ...word, gap: pending } : word);
      pending = '';
    }
  }
  return kept;
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
