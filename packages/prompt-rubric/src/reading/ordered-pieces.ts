import * as en from '../lexicon/en/pieces.ts';
import { indefinites as englishArticles } from '../lexicon/en/requests.ts';
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
const own = wordSet(es.ownMarks, en.ownMarks);
/** What a piece may open with; any other word of this kind is a verb's or names what is known already. */
const articles = wordSet(spanishArticles, englishArticles);
/** From there on, for its place or for "my". */
const REACH = 8;

/**
 * Where the piece stands with which a sentence orders it without a verb ("Notice for my shop window. …", "cartel para la
 * vidriera…", "Email to the landlord: …"), or undefined. A line of its own above the rest is a heading and orders nothing.
 */
export function orderedPieceAt(words: readonly Word[], sentence: WordRange): number | undefined {
  const at = pieceAt(words, sentence.from, sentence.to);
  if (at === undefined || !isNameAlone(words, sentence.from, at)) return undefined;
  const lead = leadAfter(words, at);
  if (lead === undefined || lead + 1 >= sentence.to || isHeading(words, sentence)) return undefined;
  const rest = { from: lead + 1, to: Math.min(lead + REACH, sentence.to) };
  return seldomTitled.has(words[at]?.norm ?? '') || hasOrderSign(words, rest) ? at : undefined;
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
