import * as en from '../lexicon/en/format.ts';
import * as es from '../lexicon/es/format.ts';
import { phraseSet } from '../matching/phrases.ts';
import { formatMessages } from '../messages/format.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findCues, type CueFound } from './cues.ts';
import { clauseEnd, hasContent, oncePerReading, quote, spanOf } from './evidence.ts';
import { findOutlines } from './outlines.ts';
import { findStructures } from './structures.ts';

const dataFormats = phraseSet(es.dataFormats, en.dataFormats);
const namedFormats = phraseSet(es.namedFormats, en.namedFormats);
/** "Copia su estructura": the examples show the shape. */
const imitated = phraseSet(es.imitated, en.imitated);
const cues = phraseSet(es.formatCues, en.formatCues);
const told = phraseSet(es.toldCues, en.toldCues);
/** One "first" is no shape; "first…, and for each one…" is. */
const FEWEST_TOLD = 2;
const FEWEST_BESIDE_A_NAME = 1;

type Case = 'concrete' | 'noDetail' | 'noFields' | 'vagueFormat';
type Shape = WordRange & { sentence: Sentence; say: Case };

/** The shape of the answer: a structure with its number or its parts, or a data format with its fields. */
export function detectFormat(reading: Reading): Evidence<Case>[] {
  const shapes: Shape[] = [
    ...findStructures(reading).map((found) => shaped(found, found.isDetailed ? 'concrete' : 'noDetail')),
    ...findCues(reading, dataFormats).map((cue) => dataShape(reading, cue)),
    ...findCues(reading, namedFormats).map((cue) => shaped(cue, 'concrete')),
    ...findCues(reading, imitated).map((cue) => shaped(cue, 'concrete')),
    ...findOutlines(reading).map((found) => shaped(found, 'concrete')),
  ];
  if (!shapes.some(({ say }) => say === 'concrete')) shapes.push(...toldShapes(reading, shapes));
  return [...shapes, ...hintedShapes(reading, shapes)]
    .sort((a, b) => a.from - b.from)
    .map((shape) => evidence(reading, shape));
}

function shaped({ from, to, sentence }: Omit<Shape, 'say'>, say: Case): Shape {
  return { from, to, sentence, say };
}

/** "Las más probables primero y, para cada una, cómo comprobarla": the shape without its name, or what a named one lacks. */
function toldShapes(reading: Reading, named: readonly Shape[]): Shape[] {
  const found = findCues(reading, told);
  const fewest = named.some(({ say }) => say === 'noDetail') ? FEWEST_BESIDE_A_NAME : FEWEST_TOLD;
  const isTold = new Set(found.map(({ phrase }) => phrase)).size >= fewest;
  return isTold
    ? found.map((cue) =>
        shaped({ ...cue, to: clauseEnd(reading.words, cue.from, cue.sentence.to) }, 'concrete'),
      )
    : [];
}

/** In sentences without a shape: what a label announces, or "with this format" and no more. */
function hintedShapes(reading: Reading, shapes: readonly Shape[]): Shape[] {
  const { words, asking } = reading;
  const shapely = new Set(shapes.map(({ sentence }) => sentence));
  const hinted: Shape[] = [];
  for (const sentence of asking) {
    if (sentence.label !== 'format' || shapely.has(sentence) || !opensItsLine(words, sentence)) continue;
    const isDetailed = hasContent(words, sentence.bodyFrom, sentence.to, 3);
    const body = { from: sentence.bodyFrom, to: sentence.to, sentence };
    hinted.push(shaped(body, isDetailed ? 'concrete' : 'vagueFormat'));
    shapely.add(sentence);
  }
  for (const { from, sentence } of findCues(reading, cues)) {
    if (shapely.has(sentence)) continue;
    const to = clauseEnd(words, from, sentence.to);
    hinted.push(shaped({ from, to, sentence }, 'vagueFormat'));
    shapely.add(sentence);
  }
  return hinted;
}

/** What follows on the line of "Formato: …" may speak of something else. */
function opensItsLine(words: readonly Word[], { from, bodyFrom, to }: Sentence): boolean {
  return bodyFrom < to && (bodyFrom > from || (words[from]?.gap.includes('\n') ?? false));
}

function dataShape(reading: Reading, cue: CueFound): Shape {
  const { words } = reading;
  // Fields may come in the same sentence, or below it in a code block.
  const isDetailed =
    hasContent(words, cue.to, cue.sentence.to, 2) ||
    lastFence(reading) > (words[cue.from]?.start ?? 0) ||
    hasQuotedFields(reading);
  const to = isDetailed ? Math.min(cue.sentence.to, cue.to + 12) : cue.to;
  return { from: cue.from, to, sentence: cue.sentence, say: isDetailed ? 'concrete' : 'noFields' };
}

/** Where the last code block begins, 0 without any. */
const lastFence = oncePerReading(
  ({ blocks }: Reading): number => blocks.filter(({ kind }) => kind === 'fence').at(-1)?.start ?? 0,
);

/** Quoted names with a colon after them, as in JSON or in a list of fields. */
const hasQuotedFields = oncePerReading(({ text, words }: Reading): boolean => {
  const isField = ({ end }: Word) => text[end + 1] === ':' && CLOSING_QUOTES.includes(text[end] ?? ' ');
  return words.filter(isField).length >= 2;
});
const CLOSING_QUOTES = '"”»\'`';

function evidence(reading: Reading, { from, to, say }: Shape): Evidence<Case> {
  const strength = say === 'concrete' ? 'full' : 'part';
  const range = { from, to };
  return { ...spanOf(reading.words, range), strength, say, values: { format: quote(reading, range) } };
}

export const format = defineCriterion({ id: 'format', messages: formatMessages, detect: detectFormat });
