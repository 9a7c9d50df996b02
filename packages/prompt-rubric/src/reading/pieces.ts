import { dataFormats as englishFormats, quantities as englishQuantities } from '../lexicon/en/format.ts';
import * as en from '../lexicon/en/pieces.ts';
import { dataFormats as spanishFormats, quantities as spanishQuantities } from '../lexicon/es/format.ts';
import * as es from '../lexicon/es/pieces.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import type { Word } from './words.ts';

const pieces = wordSet(
  withSpanishForms(es.pieces),
  withEnglishForms(en.pieces),
  spanishFormats.replaceAll(',', ' '),
  englishFormats.replaceAll(',', ' '),
);
const before = wordSet(spanishQuantities, englishQuantities, es.beforePieces, en.beforePieces);
/** Adjectives and other words between: "un buen mensaje corto", "a short and friendly note", "a one-page guide". */
const REACH = 4;
const breaks = wordSet(es.breaks, en.breaks);

/** Where the piece stands with which a stretch of words opens ("dos avisos", "a short friendly note"), or undefined. */
export function pieceAt(words: readonly Word[], from: number, limit: number): number | undefined {
  for (let at = from; at < Math.min(from + REACH, limit); at += 1) {
    const word = words[at];
    if (!word || (at > from && word.pause.endsClause)) return undefined;
    if (pieces.has(word.norm)) return at;
    if (breaks.has(word.norm) && !before.has(word.norm)) return undefined;
  }
  return undefined;
}
