import * as en from '../lexicon/en/requests.ts';
import * as es from '../lexicon/es/requests.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { taskMessages } from '../messages/task.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { pieceAt } from '../reading/pieces.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { createSearch } from '../reading/search.ts';
import { isFactual } from '../reading/facts.ts';
import type { Request } from '../reading/requests/request.ts';
import type { WordRange } from '../reading/sentences.ts';
import { namesTask } from './cues.ts';
import { findDirections } from './directions.ts';
import { findLeftOpen } from './left-open.ts';
import { speaksToReader, talksAboutIt } from './not-asking.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, countContent, findInEach, oncePerReading, quote, spanOf } from './evidence.ts';

const helpQuestions = phraseSet(es.helpQuestions, en.helpQuestions);
const asides = wordSet(es.asides, en.asides);

/** Words of substance in the whole prompt after which a bare object is no longer bare. */
const ELABORATED = 14;

/** The wish itself, the piece and what it is about or for. */
const FEWEST_OF_A_WISH = 3;
/** Sides of the answer that a brief without any verb settles. */
const FEWEST_DIRECTIONS = 3;
/** The same where a sentence opens with what is wanted: "Tabla de tres columnas…". */
const FEWEST_BESIDE_A_PIECE = 2;

/** "And what…", "so how…". */
const OPENING_OF_A_QUESTION = 3;

type Case = 'explicit' | 'told' | 'wish' | 'question' | 'noObject' | 'chat';

/**
 * What the model has to do: a verb or a wish with what to make of what, in any form in which people ask; or a brief, which
 * names the piece or settles so much about the answer that nobody would take it for anything else.
 */
export const detectTask = oncePerReading((reading: Reading): Evidence<Case>[] => {
  const sentences = reading.asking;
  const substance = sentences.reduce((sum, { from, to }) => sum + countContent(reading.words, from, to), 0);
  const hasMaterial =
    reading.blocks.length > 0 || reading.sentences.some(({ isData, label }) => isData || label === 'data');
  const isElaborated = hasMaterial || substance >= ELABORATED;
  const coreEnd = createCoreEnd(reading);
  const said = findInEach(sentences, (sentence) => {
    if (namesTask(reading, sentence)) {
      const to = Math.min(sentence.to, clauseEnd(reading.words, sentence.bodyFrom, sentence.to));
      return [evidence(reading, { from: sentence.bodyFrom, to }, 'explicit')];
    }
    const requests = sentence.requests.filter(({ kind }) => kind === 'question' || !speaksToReader(reading));
    return requests.map((request) =>
      judge(reading, request, { isElaborated, hasMaterial, to: coreEnd(request) }),
    );
  });
  if (talksAboutIt(reading)) return said.map((found) => ({ ...found, strength: 'part', say: 'chat' }));
  return said.some(({ strength }) => strength === 'full') ? said : [...said, ...brief(reading, isElaborated)];
});

/** "Resumen de las actas, tres líneas", "PARA: … HECHOS: … FORMA: asunto y cuerpo", examples and then "Salida:". */
function brief(reading: Reading, isElaborated: boolean): Evidence<Case>[] {
  const leftOpen = isElaborated ? findLeftOpen(reading) : undefined;
  if (leftOpen) return [evidence(reading, leftOpen, 'told')];
  const { sides, first } = findDirections(reading);
  if (!first) return [];
  const piece =
    sides < FEWEST_BESIDE_A_PIECE
      ? undefined
      : findInEach(reading.asking, (sentence) => pieceOpening(reading, sentence))[0];
  if (piece) return [evidence(reading, piece, 'told')];
  return sides < FEWEST_DIRECTIONS || !isElaborated ? [] : [evidence(reading, first, 'told')];
}

/** What a sentence opens with, where that is a piece: "Tabla de tres columnas", "two short notices". */
function pieceOpening(reading: Reading, sentence: Sentence): WordRange[] {
  const { words } = reading;
  const at = pieceAt(words, sentence.bodyFrom, sentence.to);
  return at === undefined || isFactual(reading, sentence)
    ? []
    : [{ from: sentence.bodyFrom, to: Math.max(at + 1, clauseEnd(words, sentence.bodyFrom, sentence.to)) }];
}

/** Whether the prompt asks for anything, however little it says about what: a question alone does not. */
export function asksForAnything(reading: Reading): boolean {
  return detectTask(reading).some(({ say }) => say !== 'question' && say !== 'chat');
}

/** What the rest of the prompt adds to a short object, and where the object ends. */
type Surroundings = { isElaborated: boolean; hasMaterial: boolean; to: number };

function judge(
  reading: Reading,
  request: Request,
  { isElaborated, hasMaterial, to }: Surroundings,
): Evidence<Case> {
  const range = { from: request.from, to };
  if (request.kind === 'question' && hasMaterial && asksForHelp(reading, request))
    return evidence(reading, range, 'explicit');
  if (request.kind === 'question' || (request.kind === 'wish' && !request.namesPiece))
    return evidence(reading, range, request.kind);
  // "Resume este texto" is complete when the text is there, and "Escribe un aviso" when the rest says about what.
  const isVerbAlone = request.to - request.from < 2;
  const hasObject =
    request.substance >= 2 ||
    (namesPiece(reading, request) && saysMore(reading, request)) ||
    (isElaborated && (request.substance === 1 || hasMaterial || !request.isVague) && !isVerbAlone);
  if (!hasObject) return evidence(reading, range, request.kind === 'wish' ? 'wish' : 'noObject');
  return evidence(reading, range, 'explicit');
}

/** "What should I check first?", "¿qué puede ser?": asked about what is pasted, not by the text of its reader. */
function asksForHelp({ words }: Reading, { from }: Request): boolean {
  for (let at = from; at < from + OPENING_OF_A_QUESTION; at += 1)
    if (phraseAt(words, at, helpQuestions)) return true;
  return false;
}

function namesPiece({ words }: Reading, { from, to, substance, namesPiece: isWish }: Request): boolean {
  return isWish || (substance > 0 && pieceAt(words, from + 1, to) !== undefined);
}

/** "Un cartel para la puerta", "a list of dates": something follows the piece. */
function saysMore({ words, asking }: Reading, { from, to }: Request): boolean {
  const sentence = asking.find((one) => from >= one.from && from < one.to);
  return countContent(words, from, Math.max(to, sentence?.to ?? to)) >= FEWEST_OF_A_WISH;
}

function evidence(reading: Reading, range: WordRange, say: Case): Evidence<Case> {
  const strength = say === 'explicit' || say === 'told' ? 'full' : 'part';
  return { ...spanOf(reading.words, range), strength, say, values: { task: quote(reading, range) } };
}

/** The verb and its object, without what follows about readers, shape or limits: those are other criteria's words. */
function createCoreEnd({ words }: Reading): (request: Request) => number {
  const content = createSearch(words, words.length, ({ isFunction }) => !isFunction);
  const aside = createSearch(words, words.length, ({ norm }) => asides.has(norm));
  return ({ from, to }) => Math.min(to, aside(content(from + 1) + 1));
}

export const task = defineCriterion({
  id: 'task',
  messages: taskMessages,
  detect: detectTask,
  // What is to be written is often named by its shape: "haz una tabla de tres columnas".
  sharesWith: ['format', 'audience', 'context'],
  mayBePointedOut: 'in-a-request',
});
