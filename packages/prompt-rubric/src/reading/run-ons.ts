import * as en from '../lexicon/en/requests.ts';
import * as es from '../lexicon/es/requests.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** A sentence this long without a mark in it was typed without punctuation. */
const LONGEST_BREATH = 25;
/** No sentence is shorter than this once it is split. */
const SHORTEST_PIECE = 4;

const nounLike = wordSet(es.nounLikeVerbs, en.nounLikeVerbs);
const objects = wordSet(es.runOnObjects, en.runOnObjects);
const selves = wordSet(es.selfStarts, en.selfStarts);
const closers = wordSet(es.closers, en.closers);
const pronounEnding = /(?:me|nos|l[aeo]s?)$/;

/**
 * Splits what was typed without punctuation where a command or a statement about oneself begins: "eres profe de mates
 * escribe cinco problemas tengo 28 alumnos". Punctuated sentences stay as they are.
 */
export function splitRunOns(words: readonly Word[], sentences: readonly WordRange[]): WordRange[] {
  const pieces: WordRange[] = [];
  for (const sentence of sentences) {
    if (isRunOn(words, sentence)) pieces.push(...split(words, sentence));
    else pieces.push(sentence);
  }
  return pieces;
}

function isRunOn(words: readonly Word[], { from, to }: WordRange): boolean {
  if (to - from < LONGEST_BREATH) return false;
  let marks = 0;
  for (let at = from + 1; at < to; at += 1) if (words[at]?.gap) marks += 1;
  return marks * LONGEST_BREATH < to - from;
}

function split(words: readonly Word[], { from, to }: WordRange): WordRange[] {
  const pieces: WordRange[] = [];
  let start = from;
  for (let at = from + SHORTEST_PIECE; at < to - 1; at += 1) {
    if (at - start >= SHORTEST_PIECE && beginsAnew(words, at)) {
      pieces.push({ from: start, to: at });
      start = at;
    }
  }
  pieces.push({ from: start, to });
  return pieces;
}

function beginsAnew(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (!word || !before || !next || (before.isFunction && !closers.has(before.norm))) return false;
  if (selves.has(word.norm)) return true;
  if (!word.isCommandForm || nounLike.has(word.norm) || word.endsStressed) return false;
  return objects.has(next.norm) || next.isNumber || pronounEnding.test(word.norm);
}
