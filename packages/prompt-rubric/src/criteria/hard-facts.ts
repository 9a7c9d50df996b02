import * as en from '../lexicon/en/context.ts';
import * as es from '../lexicon/es/context.ts';
import * as enLengths from '../lexicon/en/lengths.ts';
import * as esLengths from '../lexicon/es/lengths.ts';
import * as enFormat from '../lexicon/en/format.ts';
import * as esFormat from '../lexicon/es/format.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Label } from '../reading/labels.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import type { IsClaimed } from './claims.ts';
import { clauseEnd } from './evidence.ts';
import { tellsNothing } from './not-telling.ts';

const calendar = wordSet(es.calendar, en.calendar);
const languages = wordSet(es.languages, en.languages);
const measures = wordSet(
  ...Object.values(esLengths.units),
  ...Object.values(enLengths.units),
  esFormat.structures.replaceAll(',', ' '),
  enFormat.structures.replaceAll(',', ' '),
);
/** Sections that tell of the model, of other cases or of the material. */
const NOT_OF_THE_CASE: ReadonlySet<Label> = new Set(['role', 'examples', 'data']);
/** Words before a fact that say of what it is: "ancla de 1890". */
const LEAD = 2;
/** How far after its number a unit of length stands: "60 palabras", "tres párrafos cortos". */
const UNIT_REACH = 3;

/** The clauses of a sentence that hold a date, an amount or a name of the case, from there on. */
export function hardFactsOf(reading: Reading, sentence: Sentence, isClaimed: IsClaimed): WordRange[] {
  const { words } = reading;
  const { isData, label } = sentence;
  if (isData || (label !== undefined && NOT_OF_THE_CASE.has(label)) || tellsNothing(reading, sentence))
    return [];
  const found: WordRange[] = [];
  for (let from = sentence.bodyFrom; from < sentence.to; from = clauseEnd(words, from, sentence.to)) {
    const to = clauseEnd(words, from, sentence.to);
    if (tellsNothing(reading, { from, to })) continue;
    const at = hardWord(reading, { from, to }, isClaimed);
    if (at === undefined) continue;
    const asks = sentence.requests.some((request) => request.from >= from && request.from < to);
    found.push({ from: asks ? Math.max(from + 1, at - LEAD) : from, to });
  }
  return found;
}

function hardWord(reading: Reading, { from, to }: WordRange, isClaimed: IsClaimed): number | undefined {
  const { words, text } = reading;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word || isClaimed(at)) continue;
    if (calendar.has(word.norm) || isAmount(words, at, to)) return at;
    if (at > from && word.gap === '' && isName(word, text)) return at;
  }
  return undefined;
}

function isAmount(words: readonly Word[], at: number, to: number): boolean {
  if (!words[at]?.isNumber || words[at]?.pause.opensItem || words[at + 1]?.pause.opensItem) return false;
  for (let next = at + 1; next < Math.min(at + 1 + UNIT_REACH, to); next += 1)
    if (measures.has(words[next]?.norm ?? '')) return false;
  return true;
}

/** A capital letter within a sentence. */
function isName(word: Word, text: string): boolean {
  const first = text[word.start] ?? '';
  const second = text[word.start + 1] ?? '';
  return (
    first !== first.toLowerCase() &&
    second !== second.toUpperCase() &&
    !word.isFunction &&
    !languages.has(word.norm)
  );
}
