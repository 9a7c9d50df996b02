import { lengthWords as englishLengths } from '../lexicon/en/directions.ts';
import { quantities as englishNumbers } from '../lexicon/en/format.ts';
import * as en from '../lexicon/en/pieces.ts';
import { indefinites as englishArticles } from '../lexicon/en/requests.ts';
import { lengthWords as spanishLengths } from '../lexicon/es/directions.ts';
import { quantities as spanishNumbers } from '../lexicon/es/format.ts';
import * as es from '../lexicon/es/pieces.ts';
import { indefinites as spanishArticles } from '../lexicon/es/requests.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { pieceAt } from './pieces.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** An email does not begin with "Email to the shop", while a notice may well begin with "Notice to residents". */
const seldomTitled = wordSet(withSpanishForms(es.seldomTitled), withEnglishForms(en.seldomTitled));
const leadsOn = wordSet(es.leadsOn, en.leadsOn);
/** Where a piece appears: who says so is not its author but has it written. */
const places = wordSet(withSpanishForms(es.places), withEnglishForms(en.places));
const greetings = wordSet(es.greetings, en.greetings);
const numbers = wordSet(spanishNumbers, englishNumbers);
const lengths = wordSet(spanishLengths, englishLengths);
const own = wordSet(es.ownMarks, en.ownMarks);
/** What a piece may open with; any other word of this kind is a verb's or names what is known already. */
const articles = wordSet(spanishArticles, englishArticles);
/** From there on, for its place or for "my". */
const REACH = 8;
/** So far a list goes on about what the piece is to be like. */
const REACH_OF_A_LIST = 20;
const LONGEST_GREETING = 3;

/**
 * Where the piece stands with which a sentence orders it without a verb ("Notice for my shop window. …", "cartel para la
 * vidriera…", "Email to the landlord: …"), or undefined. A line of its own above the rest is a heading and orders nothing.
 */
export function orderedPieceAt(words: readonly Word[], sentence: WordRange): number | undefined {
  const from = afterGreeting(words, sentence);
  const at = pieceAt(words, from, sentence.to);
  if (at === undefined || !isNameAlone(words, from, at)) return undefined;
  if (isListed(words, at, sentence)) return at;
  const lead = leadAfter(words, at);
  if (lead === undefined || lead + 1 >= sentence.to || isHeading(words, sentence)) return undefined;
  const rest = { from: lead + 1, to: Math.min(lead + REACH, sentence.to) };
  return seldomTitled.has(words[at]?.norm ?? '') || hasOrderSign(words, rest) ? at : undefined;
}

/** "Hi, notice for the window…": the greeting belongs to nothing. */
function afterGreeting(words: readonly Word[], { from, to }: WordRange): number {
  let at = from;
  while (at < Math.min(to, from + LONGEST_GREETING) && greetings.has(words[at]?.norm ?? '')) at += 1;
  return at;
}

/**
 * "Cartel corto, cinco líneas como mucho, que se lea desde la acera: …": what it is to be like follows after a comma, with
 * a length. A notice may be called so in its own text, so that it needs its place besides.
 */
function isListed(words: readonly Word[], piece: number, { to }: WordRange): boolean {
  let comma = piece + 1;
  if (words[comma]?.gap === '' && !words[comma]?.isFunction) comma += 1;
  if (comma >= to || words[comma]?.gap.trim() !== ',') return false;
  let end = comma + 1;
  while (end < Math.min(to, comma + REACH_OF_A_LIST) && !words[end]?.gap.includes(':')) end += 1;
  const told = words.slice(comma, end);
  const hasLength = told.some(
    ({ isNumber, norm }, at) => (isNumber || numbers.has(norm)) && lengths.has(told[at + 1]?.norm ?? ''),
  );
  if (!hasLength) return false;
  const isPlaced = told.some(({ norm }) => places.has(norm) || own.has(norm));
  return isPlaced || seldomTitled.has(words[piece]?.norm ?? '');
}

/** Where "for", "to" or the like follows the piece; in Spanish its adjective stands between ("mensaje corto a…"). */
function leadAfter(words: readonly Word[], piece: number): number | undefined {
  for (let at = piece + 1; at <= piece + 2; at += 1) {
    const word = words[at];
    if (!word || word.gap !== '') return undefined;
    if (leadsOn.has(word.norm)) return at;
    if (word.isFunction) return undefined;
  }
  return undefined;
}

/** "Short message", "a Facebook ad"; neither "the poster" nor "I wrote an email". */
function isNameAlone(words: readonly Word[], from: number, piece: number): boolean {
  for (let at = from; at < piece; at += 1) {
    const word = words[at];
    if (!word || word.isCommandForm) return false;
    if (word.isFunction && !(at === from && articles.has(word.norm))) return false;
  }
  return true;
}

/** "…for my greengrocer's window", "…para la puerta", before the first pause. */
function hasOrderSign(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word || word.pause.endsClause) return false;
    if (places.has(word.norm) || own.has(word.norm)) return true;
  }
  return false;
}

/** A title stands alone: the line ends with it, and no stop. */
function isHeading(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from + 1; at < to; at += 1) if (words[at]?.pause.endsClause) return false;
  return (words[to]?.gap ?? '').startsWith('\n');
}
