import { contextMessages } from '../messages/context.ts';
import { eventStart, isFactual, reasonStart, tellsFacts } from '../reading/facts.ts';
import { hasOwnLabel } from '../reading/labels.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { detectRecipients } from './audience.ts';
import { detectConstraints } from './constraints.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, countContent, findInEach, quote, spanOf } from './evidence.ts';
import { detectRole } from './role.ts';

/** Words of substance that make a situation out of a mention. */
const ENOUGH = 5;
/** Material counts for less, word by word: it is not the writer's own. */
const MATERIAL_SHARE = 0.6;
/** A block that is announced but still to be filled in shows where the material goes. */
const PLACEHOLDER = 2;

type Case = 'situation' | 'material' | 'thin' | 'toFill';
type Piece = WordRange & { substance: number; isMaterial: boolean };
type IsClaimed = (at: number) => boolean;

/** The situation, the reason and the facts: sentences that tell and do not ask, clauses with a reason, delimited material. */
export function detectContext(reading: Reading): Evidence<Case>[] {
  const isClaimed = claimedByOthers(reading);
  // Facts may be taken from the exercise's instructions: that is what they are given for.
  const told = reading.sentences.filter(
    ({ discount }) => discount === undefined || discount === 'copied-instructions',
  );
  const pieces = findInEach(told, (sentence) => piecesOf(reading, sentence, isClaimed));
  const substance = pieces.reduce((sum, piece) => sum + piece.substance, 0);
  const isEnough = substance >= ENOUGH;
  const evidence = pieces.map((piece): Evidence<Case> => ({
    ...spanOf(reading.words, piece),
    strength: isEnough ? 'full' : 'part',
    say: !isEnough ? 'thin' : piece.isMaterial ? 'material' : 'situation',
    values: { context: quote(reading, piece) },
  }));
  return evidence.length > 0 ? evidence : emptyBlocks(reading);
}

/** "<reseñas>…</reseñas>" shows at least where the material will go. */
function emptyBlocks({ text, blocks }: Reading): Evidence<Case>[] {
  return blocks
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map(({ start, end }) => ({ start, end, strength: 'part', say: 'toFill', values: {} }));
}

/** What describes the model, the reader or the limits is no situation. */
function claimedByOthers(reading: Reading): IsClaimed {
  const claims = [...detectRole(reading), ...detectRecipients(reading), ...detectConstraints(reading)];
  claims.sort((a, b) => a.start - b.start);
  const claimed = new Uint8Array(reading.words.length);
  let next = 0;
  let end = -1;
  for (let at = 0; at < claimed.length; at += 1) {
    const start = reading.words[at]?.start ?? 0;
    while ((claims[next]?.start ?? Infinity) <= start) {
      end = Math.max(end, claims[next]?.end ?? 0);
      next += 1;
    }
    if (start < end) claimed[at] = 1;
  }
  return (at) => claimed[at] === 1;
}

function piecesOf(reading: Reading, sentence: Sentence, isClaimed: IsClaimed): Piece[] {
  const { words } = reading;
  const body = { from: sentence.bodyFrom, to: sentence.to };
  const substance = countContent(words, body.from, body.to);
  if (sentence.isData) {
    const share = substance <= PLACEHOLDER ? PLACEHOLDER : substance * MATERIAL_SHARE;
    return substance > 0 ? [{ ...body, substance: share, isMaterial: true }] : [];
  }
  if (body.from >= body.to) return [];
  const asks = sentence.requests.some(({ kind }) => kind !== 'question');
  if ((sentence.label === 'context' || sentence.label === 'data') && !asks) {
    return [{ ...body, substance, isMaterial: false }];
  }
  if (sentence.label === 'role' || sentence.label === 'audience' || sentence.label === 'examples') return [];
  if (isFactual(reading, sentence) && !isClaimed(body.from) && substance >= 2) {
    return [{ ...body, substance, isMaterial: false }];
  }
  if (isFieldOfFacts(words, sentence) && !asks && !isAnyClaimed(body, isClaimed))
    return [{ ...body, substance: substance / 2, isMaterial: false }];
  const pieces: Piece[] = [];
  for (let from = body.from; from < body.to; from = clauseEnd(words, from, body.to)) {
    const clause = { from, to: clauseEnd(words, from, body.to) };
    const piece = pieceOfClause(reading, sentence, clause, isClaimed);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

/** "Cuenco nuevo: arroz o fruta, 14 cm": a line with a label of the writer's own. */
function isFieldOfFacts(words: readonly Word[], sentence: Sentence): boolean {
  return sentence.label === undefined && startsLine(words, sentence.from) && hasOwnLabel(words, sentence);
}

function startsLine(words: readonly Word[], at: number): boolean {
  return at > 0 && (words[at]?.gap.includes('\n') ?? false);
}

function isAnyClaimed({ from, to }: WordRange, isClaimed: IsClaimed): boolean {
  for (let at = from; at < to; at += 1) if (isClaimed(at)) return true;
  return false;
}

/** A clause beside the request that tells something, or the reason given within it. */
function pieceOfClause(
  reading: Reading,
  sentence: Sentence,
  clause: WordRange,
  isClaimed: IsClaimed,
): Piece | undefined {
  const { words } = reading;
  const hasRequest = sentence.requests.some(({ from }) => from >= clause.from && from < clause.to);
  const event = hasRequest ? eventStart(reading, clause) : undefined;
  const from = hasRequest ? (reasonStart(words, clause) ?? event) : clause.from;
  // What happened is part of the situation, also where it says who the reader is: "a la tienda donde compré…".
  if (from === undefined || (from !== event && isClaimed(from))) return undefined;
  if (!hasRequest && !tellsFacts(reading, clause) && reasonStart(words, clause) !== clause.from)
    return undefined;
  const substance = countContent(words, from, clause.to);
  return substance >= 1 ? { from, to: clause.to, substance, isMaterial: false } : undefined;
}

export const context = defineCriterion({
  id: 'context',
  messages: contextMessages,
  detect: detectContext,
  // What is said about the reader is part of the situation.
  sharesWith: ['audience'],
});
