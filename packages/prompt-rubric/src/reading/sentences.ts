import * as en from '../lexicon/en/abbreviations.ts';
import * as es from '../lexicon/es/abbreviations.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Word } from './words.ts';

/** Half-open range of positions in the list of words. */
export type WordRange = { from: number; to: number };

const abbreviations = wordSet(es.abbreviations, en.abbreviations);

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
  if (!word || word.pause.sentence === 'goes on') return false;
  if (word.pause.sentence === 'wrap') return !startsSmall(word, text);
  return word.pause.sentence === 'ends' || !abbreviations.has(words[at - 1]?.norm ?? '');
}

/** After a single line end a small letter goes on with the sentence: the line was only wrapped. */
function startsSmall(word: Word, text: string): boolean {
  const first = text[word.start] ?? '';
  return first !== first.toUpperCase();
}

/** Whether a word opens a clause: first of its sentence, or after a comma, colon, dash or bracket. */
export function opensClause(words: readonly Word[], at: number, sentence: WordRange): boolean {
  return at === sentence.from || (words[at]?.pause.opensClause ?? false);
}
