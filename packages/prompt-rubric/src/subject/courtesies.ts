import * as en from '../lexicon/en/courtesies.ts';
import * as es from '../lexicon/es/courtesies.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { leftWithout, type Left } from '../reading/left-out.ts';

const courtesy = wordSet(es.courtesies, en.courtesies);
const beside = wordSet(es.besideCourtesies, en.besideCourtesies);
/** Fewer words are a courtesy only where a mark sets them apart: "write a note to say thanks" asks for something. */
const ENOUGH = 3;

const mayBelong = ({ norm, isFunction }: Word): boolean =>
  isFunction || courtesy.has(norm) || beside.has(norm);

/** From the first word that is a courtesy on; "keep it short for me please" ends with the last word. */
function courtesyIn(words: readonly Word[], { from, to }: WordRange): WordRange | undefined {
  for (let first = from; first < to; first += 1)
    if (courtesy.has(words[first]!.norm)) return { from: first, to };
  return undefined;
}

/** The courtesies that a stretch of words begins and ends with. */
function courtesiesAround({ words, text }: Reading, { from, to }: WordRange): WordRange[] {
  let start = from;
  while (start < to && mayBelong(words[start]!)) start += 1;
  if (start === to) return courtesyIn(words, { from, to }) ? [{ from, to }] : [];
  let end = to;
  while (end > start && mayBelong(words[end - 1]!)) end -= 1;
  const isApart = (before: number, after: number): boolean =>
    /[^\s\p{L}\p{N}]|\n/u.test(text.slice(words[before]!.end, words[after]!.start));
  const found: WordRange[] = [];
  let last = start - 1;
  while (last >= from && !isApart(last, last + 1)) last -= 1;
  if (last >= from && courtesyIn(words, { from, to: last + 1 })) found.push({ from, to: last + 1 });
  const leave = courtesyIn(words, { from: end, to });
  if (leave && (to - leave.from >= ENOUGH || isApart(leave.from - 1, leave.from))) found.push(leave);
  return found;
}

/** What a prompt says beside greetings and thanks, and in how many words. Linear in its length. */
export function withoutCourtesies(reading: Reading): Left {
  const { text, words, sentences } = reading;
  const courtesies = sentences
    .filter(({ isData }) => !isData)
    .flatMap((sentence) => courtesiesAround(reading, sentence));
  return leftWithout({ text, length: words.length }, words, courtesies);
}
