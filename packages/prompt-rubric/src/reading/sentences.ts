import type { Word } from './words.ts';

/** Half-open range of positions in the list of words. */
export type WordRange = { from: number; to: number };

const ABBREVIATIONS = new Set([
  'sr',
  'sra',
  'dr',
  'dra',
  'mr',
  'mrs',
  'ms',
  'ej',
  'vs',
  'num',
  'pag',
  'eg',
  'ie',
  'approx',
  'aprox',
  'st',
]);

/** Splits the words into sentences: at full stops, question marks, semicolons, list items and most line ends. */
export function splitSentences(words: readonly Word[], text: string): WordRange[] {
  const sentences: WordRange[] = [];
  let from = 0;
  for (let at = 1; at < words.length; at += 1) {
    if (startsSentence(words, at, text)) {
      sentences.push({ from, to: at });
      from = at;
    }
  }
  if (words.length > 0) sentences.push({ from, to: words.length });
  return sentences;
}

function startsSentence(words: readonly Word[], at: number, text: string): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before || word.gap === '') return false;
  const { gap } = word;
  if (gap.includes('\n')) return !continuesLine(gap, word, text);
  if (/[!?…¿¡]/u.test(gap) || /;[^\s]*\s/.test(gap)) return true;
  return gap.includes('.') && gap.includes(' ') && !ABBREVIATIONS.has(before.norm);
}

/** A single line end in the middle of a sentence is a soft wrap: no mark before it, and a small letter after it. */
function continuesLine(gap: string, word: Word, text: string): boolean {
  if (gap.trim() !== '' && gap.trim() !== ',') return false;
  if (gap.split('\n').length > 2) return false;
  const first = text[word.start] ?? '';
  return first !== first.toUpperCase();
}

/** Whether a word opens a clause: first of its sentence, or after a comma, colon, dash or bracket. */
export function opensClause(words: readonly Word[], at: number, sentence: WordRange): boolean {
  if (at === sentence.from) return true;
  const gap = words[at]?.gap ?? '';
  return gap !== '' && /[,:;(—–\n•¿¡]| -|- /u.test(gap);
}
