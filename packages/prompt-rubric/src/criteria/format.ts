import * as en from '../lexicon/en/format.ts';
import * as es from '../lexicon/es/format.ts';
import { lengthUnits as englishUnits } from '../lexicon/en/constraints.ts';
import { lengthUnits as spanishUnits } from '../lexicon/es/constraints.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { findPhrases, phraseAt, phraseSet, startsOf, type PhraseMatch } from '../matching/phrases.ts';
import { formatMessages } from '../messages/format.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { sentencesWith } from './cues.ts';
import { clauseEnd, countContent, findInEach, oncePerReading, quote, spanOf } from './evidence.ts';

const structures = phraseSet(es.structures, en.structures);
const dataFormats = phraseSet(es.dataFormats, en.dataFormats);
const namedFormats = phraseSet(es.namedFormats, en.namedFormats);
const cues = phraseSet(es.formatCues, en.formatCues);
const parts = phraseSet(es.partCues, en.partCues);
const fieldCues = phraseSet(es.fieldCues, en.fieldCues);
const outlineCues = phraseSet(es.outlineCues, en.outlineCues);
const components = wordSet(es.components, en.components);
const ofNumber = wordSet('de of');
const quantities = wordSet(es.quantities, en.quantities);
const counts = wordSet(
  'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte',
  'two three four five six seven eight nine ten twelve fifteen twenty',
);
const units = wordSet(
  spanishUnits,
  englishUnits,
  'veces textos documentos archivos',
  'times texts documents files',
);
const single = wordSet('un una a an');
const everyAnswerHasOne = wordSet('lista listado tabla tablas esquema', 'list table outline');
const negations = wordSet('no sin evita ni nunca', 'no not without avoid dont never');
const anaphora = wordSet(
  'este esta estos estas ese esa esos esas siguiente siguientes',
  'this these that those following above below',
);

/** How far before a structure its number may stand: "5 ideas", "tres breves párrafos". */
const NUMBER_REACH = 3;

/** How far after its verb a number still says how many are wanted: "I want a headline and three reasons". */
const COUNT_REACH = { command: 4, wish: 7, question: 0 };

/** Without one of these, a label or a request, a sentence says nothing of the shape. */
const shapeTerms = startsOf(structures, dataFormats, namedFormats, components, fieldCues, outlineCues, cues);

type Case = 'concrete' | 'noDetail' | 'noFields' | 'vagueFormat';

/** The shape of the answer: a structure with its number or its parts, or a data format with its fields. */
export function detectFormat(reading: Reading): Evidence<Case>[] {
  const speaking = sentencesWith(
    reading,
    shapeTerms,
    ({ label, requests }) => label === 'format' || requests.length > 0,
  );
  return findInEach(speaking, (sentence) => formatsOf(reading, sentence));
}

function formatsOf(reading: Reading, sentence: Sentence): Evidence<Case>[] {
  const { words } = reading;
  const body = { from: sentence.bodyFrom, to: sentence.to };
  const found: Evidence<Case>[] = [
    ...findPhrases(words, structures, body).flatMap((match) => judgeStructure(reading, sentence, match)),
    ...findPhrases(words, dataFormats, body).map((match) => judgeData(reading, sentence, match)),
    ...findPhrases(words, namedFormats, body).map((match) => evidence(reading, match, 'full', 'concrete')),
    ...componentsOf(reading, body),
    ...fieldsOf(reading, body),
    ...countedItemsOf(reading, sentence),
    ...outlineOf(reading, body),
  ].sort((a, b) => a.start - b.start);
  if (found.length > 0) return found;
  if (sentence.label === 'format' && opensItsLine(words, sentence)) {
    const isDetailed = countContent(words, body.from, body.to) >= 3;
    return [evidence(reading, body, isDetailed ? 'full' : 'part', isDetailed ? 'concrete' : 'vagueFormat')];
  }
  return findPhrases(words, cues, body)
    .slice(0, 1)
    .map((cue) =>
      evidence(reading, { from: cue.from, to: clauseEnd(words, cue.from, body.to) }, 'part', 'vagueFormat'),
    );
}

/** What follows on the line of "Formato: …" may speak of something else. */
function opensItsLine(words: readonly Word[], { from, bodyFrom, to }: Sentence): boolean {
  return bodyFrom < to && (bodyFrom > from || (words[from]?.gap.includes('\n') ?? false));
}

function judgeStructure(reading: Reading, sentence: Sentence, match: PhraseMatch): Evidence<Case>[] {
  const { words } = reading;
  const noun = words[match.to - 1]?.norm ?? '';
  let from = match.from;
  let counted = false;
  for (let back = 1; back <= NUMBER_REACH && match.from - back >= sentence.bodyFrom; back += 1) {
    const word = words[match.from - back];
    if (!word || negations.has(word.norm) || anaphora.has(word.norm)) return [];
    if (!(words[match.from - back + 1]?.pause.joins ?? true)) break;
    if (
      word.isNumber ||
      (quantities.has(word.norm) && !(single.has(word.norm) && (everyAnswerHasOne.has(noun) || back > 1)))
    ) {
      from = match.from - back;
      counted = true;
      break;
    }
    if (single.has(word.norm)) from = match.from - back;
  }
  const to = detailEnd(reading, sentence, match.to);
  const isDetailed = counted || to > match.to;
  // A bare singular noun such as "resumen" or "conclusión" names a subject more often than a shape.
  if (!isDetailed && !everyAnswerHasOne.has(noun) && !isShapeOnly(noun)) return [];
  return [
    evidence(reading, { from, to }, isDetailed ? 'full' : 'part', isDetailed ? 'concrete' : 'noDetail'),
  ];
}

const shapes = wordSet(
  'viñetas puntos parrafos secciones apartados columnas pasos fichas titulares encabezados',
  'bullets points paragraphs sections columns steps bullet headings headlines checklist',
);
function isShapeOnly(noun: string): boolean {
  return shapes.has(noun);
}

/** Where the parts named after a structure end: "tabla con día, plato y calorías". The match's own end when none are named. */
function detailEnd(reading: Reading, sentence: Sentence, from: number): number {
  const { words } = reading;
  const next = words[from];
  if (!next || from >= sentence.to) return from;
  const afterNext = from + 1 < sentence.to ? words[from + 1] : undefined;
  const isOfNumber =
    ofNumber.has(next.norm) && afterNext && (afterNext.isNumber || quantities.has(afterNext.norm));
  if (isOfNumber && !single.has(afterNext.norm)) return Math.min(sentence.to, from + 3);
  const cue = phraseAt(words, from, parts);
  const bodyFrom = /^[*_` ]*[:(]/.test(next.gap) ? from : cue && next.gap === '' ? cue.to : undefined;
  if (bodyFrom === undefined || bodyFrom >= sentence.to) return from;
  const to = Math.min(sentence.to, bodyFrom + 12);
  const isList = countContent(words, bodyFrom, to) >= 2;
  return isList || words[bodyFrom]?.isNumber ? to : from;
}

/** "Columnas: producto, talla, precio", "with the keys date, name and allergens". */
function fieldsOf(reading: Reading, body: WordRange): Evidence<Case>[] {
  return findPhrases(reading.words, fieldCues, body).flatMap((cue) => {
    const to = Math.min(body.to, cue.to + 14);
    const isNamed = countContent(reading.words, cue.to, to) >= 2;
    return isNamed ? [evidence(reading, { from: cue.from, to }, 'full', 'concrete')] : [];
  });
}

/** "Dame las tres causas más probables", "suggest five names": a number of things, right after the verb. */
function countedItemsOf(reading: Reading, sentence: Sentence): Evidence<Case>[] {
  const { words } = reading;
  return sentence.requests.flatMap((request) => {
    const reach = COUNT_REACH[request.kind];
    for (let at = request.from + 1; at < Math.min(request.from + reach, request.to - 1); at += 1) {
      const word = words[at];
      if (!word || !word.pause.joins) return [];
      const isCount = (word.isNumber && word.norm.length <= 2) || counts.has(word.norm);
      const noun = words[at + 1];
      if (isCount && noun && !units.has(noun.norm) && noun.pause.joins) {
        return [evidence(reading, { from: at, to: at + 2 }, 'full', 'concrete')];
      }
    }
    return [];
  });
}

/** "Quiero: 1) la causa, 2) el arreglo": what follows the colon outlines the answer. */
function outlineOf(reading: Reading, { from, to }: WordRange): Evidence<Case>[] {
  const { words } = reading;
  const cue = phraseAt(words, from, outlineCues);
  if (!cue || cue.to >= to || !/^ *:/.test(words[cue.to]?.gap ?? '')) return [];
  let parts = 1;
  for (let at = cue.to + 1; at < to; at += 1) if (/[,)]/.test(words[at]?.gap ?? '')) parts += 1;
  return parts >= 2 ? [evidence(reading, { from, to: Math.min(to, cue.to + 14) }, 'full', 'concrete')] : [];
}

/** "Asunto, saludo y cuerpo": naming two parts of a text outlines it. */
function componentsOf(reading: Reading, { from, to }: WordRange): Evidence<Case>[] {
  let first = -1;
  let last = -1;
  for (let at = from; at < to; at += 1) {
    if (!components.has(reading.words[at]?.norm ?? '')) continue;
    if (first < 0) first = at;
    last = at;
  }
  if (first === last || last - first > 15) return [];
  return [evidence(reading, { from: first, to: last + 1 }, 'full', 'concrete')];
}

function judgeData(reading: Reading, sentence: Sentence, match: PhraseMatch): Evidence<Case> {
  const { words } = reading;
  // Fields may come in the same sentence, or below it in a code block.
  const rest = countContent(words, match.to, sentence.to);
  const hasFields = hasQuotedFields(reading);
  const hasBlock = reading.blocks.some(
    (block) => block.kind === 'fence' && block.start > (words[match.from]?.start ?? 0),
  );
  const isDetailed = rest >= 2 || hasBlock || hasFields;
  const to = isDetailed ? Math.min(sentence.to, match.to + 12) : match.to;
  return evidence(
    reading,
    { from: match.from, to },
    isDetailed ? 'full' : 'part',
    isDetailed ? 'concrete' : 'noFields',
  );
}

/** Quoted names with a colon after them, as in JSON or in a list of fields. */
const hasQuotedFields = oncePerReading(({ text, words }: Reading): boolean => {
  const isField = ({ end }: Word) => text[end + 1] === ':' && CLOSING_QUOTES.includes(text[end] ?? ' ');
  return words.filter(isField).length >= 2;
});
const CLOSING_QUOTES = '"”»\'`';

function evidence(
  reading: Reading,
  range: { from: number; to: number },
  strength: 'full' | 'part',
  say: Case,
): Evidence<Case> {
  return { ...spanOf(reading.words, range), strength, say, values: { format: quote(reading, range) } };
}

export const format = defineCriterion({ id: 'format', messages: formatMessages, detect: detectFormat });
