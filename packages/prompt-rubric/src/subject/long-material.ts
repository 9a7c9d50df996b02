import type { Left } from '../reading/left-out.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';

/** Prompts that a prompt is compared with bring fewer words of material; more of them outweigh what is asked. */
const LONG = 150;
const LONGEST_LABEL = 4;

const lengthOf = ({ from, to }: WordRange): number => to - from;

/**
 * The pasted material that makes a prompt long, in order, each piece with what announces it ("Text:", "<text>"): the longest pieces,
 * until what is left of all material is short. None where it is short. The pieces are sorted by length, all else is one pass.
 */
export function longMaterialIn(reading: Reading): WordRange[] {
  const pieces = piecesIn(reading);
  let left = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const long = pieces
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .filter((piece) => {
      if (left <= LONG) return false;
      left -= lengthOf(piece);
      return true;
    });
  return long.sort((one, other) => one.from - other.from);
}

/** What is left of a prompt without its long material and the marks around them, which are signs of their own. */
export function withoutLongMaterial({ text, length }: Left, reading: Reading): Left {
  const { words } = reading;
  const parts: string[] = [];
  let upTo = 0;
  let left = length;
  for (const piece of longMaterialIn(reading)) {
    const before = words[piece.from - 1]?.end ?? 0;
    const start = before + (/^[.!?…:]{0,3}/u.exec(text.slice(before, before + 3))?.[0].length ?? 0);
    const end = words[piece.to]?.start ?? text.length;
    parts.push(text.slice(upTo, start), ' '.repeat(end - start));
    upTo = end;
    left -= lengthOf(piece);
  }
  return { text: parts.join('') + text.slice(upTo), length: left };
}

/** Sentences of material that follow each other are one piece. */
function piecesIn({ sentences, words }: Reading): WordRange[] {
  const pieces: WordRange[] = [];
  let before: Sentence | undefined;
  for (const sentence of sentences) {
    const { from, to, isData } = sentence;
    const last = pieces.at(-1);
    if (isData && last?.to === from) last.to = to;
    else if (isData) {
      const isSet = /^\s*[:>]/.test(words[from]?.gap ?? '');
      pieces.push({ from: before && isSet && isLabel(before, words) ? before.from : from, to });
    }
    before = sentence;
  }
  return pieces;
}

/** "Text:", "Review 3:", and not "Sum these up:", which asks for something. */
function isLabel(sentence: Sentence, words: Reading['words']): boolean {
  const isNumbered = words[sentence.to - 1]?.isNumber ?? false;
  return lengthOf(sentence) <= LONGEST_LABEL && (sentence.requests.length === 0 || isNumbered);
}
