import * as en from '../lexicon/en/format.ts';
import * as es from '../lexicon/es/format.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { findCues, type CueFound } from './cues.ts';
import { hasContent } from './evidence.ts';

/** A structure that the prompt asks for, and whether its number or its parts are named. */
export type StructureFound = WordRange & Pick<CueFound, 'sentence'> & { isDetailed: boolean };

/** Names of structures: "tabla", "bullet points". */
export const structures = phraseSet(es.structures, en.structures);
const parts = phraseSet(es.partCues, en.partCues);
const ofNumber = wordSet(es.ofNumber, en.ofNumber);
const quantities = wordSet(es.quantities, en.quantities);
const single = wordSet(es.single, en.single);
const everyAnswerHasOne = wordSet(es.everyAnswerHasOne, en.everyAnswerHasOne);
const negations = wordSet(es.structureNegations, en.structureNegations);
const anaphora = wordSet(es.anaphora, en.anaphora);
const shapes = wordSet(es.shapes, en.shapes);

/** How far before a structure its number may stand: "5 ideas", "tres breves párrafos". */
const NUMBER_REACH = 3;
/** How far behind a structure its parts may be named, and by how many commas one sees that they are parts. */
const PARTS_REACH = 12;
const FEWEST_COMMAS = 2;
/** So many words after what leads into them are its parts at most. */
const PARTS_LENGTH = 12;

/** "Una tabla con día y plato", "three short paragraphs"; a bare "lista" is found without detail. */
export function findStructures(reading: Reading): StructureFound[] {
  const found: StructureFound[] = [];
  for (const cue of findCues(reading, structures)) {
    const structure = structureAt(reading, cue);
    if (structure) found.push(structure);
  }
  return found;
}

function structureAt(
  reading: Reading,
  { from: at, to: end, sentence }: CueFound,
): StructureFound | undefined {
  const { words } = reading;
  const noun = words[end - 1]?.norm ?? '';
  const nouns = words.slice(at, end).map(({ norm }) => norm);
  let from = at;
  let counted = false;
  for (let back = 1; back <= NUMBER_REACH && at - back >= sentence.bodyFrom; back += 1) {
    const word = words[at - back];
    if (!word || negations.has(word.norm) || anaphora.has(word.norm)) return undefined;
    if (!(words[at - back + 1]?.pause.joins ?? true)) break;
    if (
      word.isNumber ||
      (quantities.has(word.norm) && !(single.has(word.norm) && (everyAnswerHasOne.has(noun) || back > 1)))
    ) {
      from = at - back;
      counted = true;
      break;
    }
    if (single.has(word.norm)) from = at - back;
  }
  const isShape = nouns.some((norm) => everyAnswerHasOne.has(norm) || shapes.has(norm));
  const beside = detailEnd(reading, end, sentence.to);
  const to = beside > end || counted || !isShape ? beside : partsEnd(reading, end, sentence.to);
  const isDetailed = counted || to > end;
  // A bare singular noun such as "resumen" or "conclusión" names a subject more often than a shape.
  if (!isDetailed && !isShape) return undefined;
  return { from, to, sentence, isDetailed };
}

/** "A table from the messages with item, place and day": where parts that are named later, one after another, end. */
function partsEnd({ words }: Reading, from: number, limit: number): number {
  for (let at = from + 1; at < Math.min(limit, from + PARTS_REACH); at += 1) {
    const cue = phraseAt(words, at, parts);
    const bodyFrom = cue?.to ?? (words[at]?.gap.includes(':') ? at : limit);
    const to = Math.min(limit, bodyFrom + PARTS_LENGTH);
    if (bodyFrom < to && commasIn(words, bodyFrom, to) >= FEWEST_COMMAS) return to;
  }
  return from;
}

function commasIn(words: readonly Word[], from: number, to: number): number {
  let commas = 0;
  for (let at = from + 1; at < to; at += 1) if (words[at]?.gap.startsWith(',')) commas += 1;
  return commas;
}

/** Where the parts named after a structure end: "tabla con día, plato y calorías". `from` itself when none are named. */
function detailEnd({ words }: Reading, from: number, limit: number): number {
  const next = words[from];
  if (!next || from >= limit) return from;
  const afterNext = from + 1 < limit ? words[from + 1] : undefined;
  const isOfNumber =
    ofNumber.has(next.norm) && afterNext && (afterNext.isNumber || quantities.has(afterNext.norm));
  if (isOfNumber && !single.has(afterNext.norm)) return Math.min(limit, from + 3);
  const cue = phraseAt(words, from, parts);
  const bodyFrom = /^[*_` ]*[:(]/.test(next.gap) ? from : cue && next.gap === '' ? cue.to : undefined;
  if (bodyFrom === undefined || bodyFrom >= limit) return from;
  const to = Math.min(limit, bodyFrom + PARTS_LENGTH);
  const isList = hasContent(words, bodyFrom, to, 2);
  return isList || words[bodyFrom]?.isNumber ? to : from;
}
