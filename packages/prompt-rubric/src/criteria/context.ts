import { contextMessages } from '../messages/context.ts';
import type { Reading } from '../reading/reading.ts';
import { detectRecipients } from './audience.ts';
import { claimedBy } from './claims.ts';
import { detectConstraints } from './constraints.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findInEach, quote, spanOf } from './evidence.ts';
import { detectFormat } from './format.ts';
import { hardFactsOf } from './hard-facts.ts';
import { detectRole } from './role.ts';
import { piecesOf, type Piece } from './told-pieces.ts';

/** Words of substance that make a situation out of a mention. */
const ENOUGH = 7;
/** A date, an amount or a name tells as much as a clause of so many words. */
const FACT_SUBSTANCE = 3;

type Case = 'situation' | 'facts' | 'material' | 'thin' | 'onlyMaterial' | 'toFill';

/**
 * The situation, the reason and the facts: sentences that tell and do not ask, clauses with a reason, dates, amounts and
 * names. Delimited material shows what there is to work with, and tells nothing of the situation.
 */
export function detectContext(reading: Reading): Evidence<Case>[] {
  const pieces = toldPieces(reading);
  const isEnough =
    pieces.reduce((sum, { kind, substance }) => sum + (kind === 'material' ? 0 : substance), 0) >= ENOUGH;
  const isMaterialAlone = pieces.every(({ kind }) => kind === 'material');
  const evidence = pieces.map((piece): Evidence<Case> => {
    const say = isEnough ? piece.kind : isMaterialAlone ? 'onlyMaterial' : 'thin';
    return {
      ...spanOf(reading.words, piece),
      strength: isEnough ? 'full' : 'part',
      say,
      values: { context: quote(reading, piece) },
    };
  });
  return evidence.length > 0 ? evidence : emptyBlocks(reading);
}

function toldPieces(reading: Reading): Piece[] {
  const limits = [...detectRole(reading), ...detectConstraints(reading), ...detectFormat(reading)];
  const isLimit = claimedBy(reading, limits);
  // What describes the model, the reader, the shape or the limits is no situation.
  const isClaimed = claimedBy(reading, [...limits, ...detectRecipients(reading)]);
  // Facts may be taken from the exercise's instructions: that is what they are given for.
  const told = reading.sentences.filter(
    ({ discount }) => discount === undefined || discount === 'copied-instructions',
  );
  const pieces = findInEach(told, (sentence) => piecesOf(reading, sentence, isClaimed));
  const isTold = claimedBy(
    reading,
    pieces.map((piece) => spanOf(reading.words, piece)),
  );
  const facts = findInEach(told, (sentence) => hardFactsOf(reading, sentence, isLimit))
    .filter(({ from }) => !isTold(from))
    .map((range): Piece => ({ ...range, kind: 'facts', substance: FACT_SUBSTANCE }));
  return [...pieces, ...facts].sort((a, b) => a.from - b.from);
}

/** "<reseñas>…</reseñas>" shows at least where the material will go. */
function emptyBlocks({ text, blocks }: Reading): Evidence<Case>[] {
  return blocks
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map(({ start, end }) => ({ start, end, strength: 'part', say: 'toFill', values: {} }));
}

export const context = defineCriterion({
  id: 'context',
  messages: contextMessages,
  detect: detectContext,
  // What is said about the reader is part of the situation.
  sharesWith: ['audience'],
});
