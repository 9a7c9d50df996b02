import { lengthUnits as englishUnits } from '../lexicon/en/constraints.ts';
import * as en from '../lexicon/en/format.ts';
import { lengthUnits as spanishUnits } from '../lexicon/es/constraints.ts';
import * as es from '../lexicon/es/format.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../matching/phrases.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Request } from '../reading/requests/request.ts';
import type { WordRange } from '../reading/sentences.ts';
import { findCues, sentencesWith } from './cues.ts';
import { hasContent } from './evidence.ts';

/** Parts of the answer that are named, and the sentence that names them. */
export type OutlineFound = WordRange & { sentence: Sentence };

const components = wordSet(es.components, en.components);
const componentTerms = startsOf(components);
const fieldCues = phraseSet(es.fieldCues, en.fieldCues);
const outlineCues = phraseSet(es.outlineCues, en.outlineCues);
const outlineTerms = startsOf(outlineCues);
const counts = wordSet(es.counts, en.counts);
const units = wordSet(spanishUnits, englishUnits, es.countedThings, en.countedThings);

/** How far after its verb a number still says how many are wanted: "I want a headline and three reasons". */
const COUNT_REACH = { command: 4, wish: 7, question: 0 };

/** What outlines the answer without a name for its structure. */
export function findOutlines(reading: Reading): OutlineFound[] {
  return [
    ...componentsIn(reading),
    ...fieldsIn(reading),
    ...countedItemsIn(reading),
    ...announcedPartsIn(reading),
  ];
}

/** "Asunto, saludo y cuerpo": naming two parts of a text outlines it. */
function componentsIn(reading: Reading): OutlineFound[] {
  return sentencesWith(reading, componentTerms).flatMap((sentence) => {
    let first = -1;
    let last = -1;
    for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
      if (!components.has(reading.words[at]?.norm ?? '')) continue;
      if (first < 0) first = at;
      last = at;
    }
    return first === last || last - first > 15 ? [] : [{ from: first, to: last + 1, sentence }];
  });
}

/** "Columnas: producto, talla, precio", "with the keys date, name and allergens". */
function fieldsIn(reading: Reading): OutlineFound[] {
  return findCues(reading, fieldCues).flatMap((cue) => {
    const to = Math.min(cue.sentence.to, cue.to + 14);
    const isNamed = hasContent(reading.words, cue.to, to, 2);
    return isNamed ? [{ from: cue.from, to, sentence: cue.sentence }] : [];
  });
}

function countedItemsIn(reading: Reading): OutlineFound[] {
  const found: OutlineFound[] = [];
  for (const sentence of reading.asking) {
    for (const request of sentence.requests) {
      const at = countAfter(reading, request);
      if (at !== undefined) found.push({ from: at, to: at + 2, sentence });
    }
  }
  return found;
}

/** "Dame las tres causas más probables", "suggest five names": a number of things, right after the verb. */
function countAfter({ words }: Reading, request: Request): number | undefined {
  const reach = COUNT_REACH[request.kind];
  for (let at = request.from + 1; at < Math.min(request.from + reach, request.to - 1); at += 1) {
    const word = words[at];
    if (!word?.pause.joins) return undefined;
    const isCount = (word.isNumber && word.norm.length <= 2) || counts.has(word.norm);
    const noun = words[at + 1];
    if (isCount && noun && !units.has(noun.norm) && noun.pause.joins) return at;
  }
  return undefined;
}

/** "Quiero: 1) la causa, 2) el arreglo": what follows the colon outlines the answer. */
function announcedPartsIn(reading: Reading): OutlineFound[] {
  const { words } = reading;
  return sentencesWith(reading, outlineTerms).flatMap((sentence) => {
    const cue = phraseAt(words, sentence.bodyFrom, outlineCues);
    if (!cue || cue.to >= sentence.to || !/^ *:/.test(words[cue.to]?.gap ?? '')) return [];
    let parts = 1;
    for (let at = cue.to + 1; at < sentence.to; at += 1) if (/[,)]/.test(words[at]?.gap ?? '')) parts += 1;
    return parts >= 2 ? [{ from: sentence.bodyFrom, to: Math.min(sentence.to, cue.to + 14), sentence }] : [];
  });
}
