import * as en from '../lexicon/en/requests.ts';
import * as es from '../lexicon/es/requests.ts';
import * as enPieces from '../lexicon/en/pieces.ts';
import * as esPieces from '../lexicon/es/pieces.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { orderedPieceAt } from './ordered-pieces.ts';
import { pieceAt } from './pieces.ts';
import { isCommand, openers } from './requests/commands.ts';
import { leadsToCommand } from './requests/frames.ts';
import { createOutlook, describe, type Outlook, type Request, type Start } from './requests/request.ts';
import { opensClause, type WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const frames = phraseSet(es.requestFrames, en.requestFrames);
const openingFrames = phraseSet(es.openingFrames);
const wishes = phraseSet(es.vagueRequests, en.vagueRequests);
const pieceWishes = phraseSet(esPieces.wishes, enPieces.wishes);
const notWishing = wordSet(es.notWishing, en.notWishing);
const questionWords = wordSet(es.questionWords, en.questionWords);
const conjunctions = wordSet(es.conjunctions, en.conjunctions);

/** Every request of a sentence, in order. */
export function findRequests(words: readonly Word[], sentence: WordRange, text: string): Request[] {
  const requests: Request[] = [];
  let next: Outlook | undefined;
  const add = (start: Start) => {
    next ??= createOutlook(words, sentence);
    requests.push(describe(words, start, { sentence, next }));
  };
  const piece = orderedPieceAt(words, sentence);
  if (piece !== undefined)
    add({ kind: 'wish', from: sentence.from, object: sentence.from, namesPiece: true });
  for (let at = piece === undefined ? sentence.from : piece + 1; at < sentence.to; at += 1) {
    const order = orderAt(words, at, sentence);
    if (order) {
      add({ kind: 'wish', from: at, object: order.to, namesPiece: true });
      at = order.to - 1;
      continue;
    }
    const wish = phraseAt(words, at, wishes);
    if (wish && opensRequest(words, at, sentence) && !leadsToCommand(words, wish.to, sentence)) {
      add({ kind: 'wish', from: at, object: wish.to });
      at = wish.to - 1;
      continue;
    }
    const frame =
      phraseAt(words, at, frames) ?? (at === sentence.from ? phraseAt(words, at, openingFrames) : undefined);
    if (frame && leadsToCommand(words, frame.to, sentence)) {
      add({ kind: 'command', from: frame.to, object: frame.to + 1, isFramed: true });
      at = frame.to;
      continue;
    }
    // "…y cree que…" goes on with a fact unless something was asked before.
    if (isCommand(words, at, sentence) && (requests.length > 0 || !isJoined(words, at))) {
      add({ kind: 'command', from: at, object: at + 1 });
    }
  }
  if (requests.length === 0 && isQuestion(words, sentence, text)) {
    add({ kind: 'question', from: sentence.from, object: sentence.from + 1 });
  }
  return requests;
}

/** A wish for a piece: "Necesito un cartel para…", "I'd love a list of…". Of what somebody else wants, no. */
function orderAt(words: readonly Word[], at: number, sentence: WordRange): { to: number } | undefined {
  const wish = phraseAt(words, at, pieceWishes);
  if (!wish || wish.to >= sentence.to || notWishing.has(words[at - 1]?.norm ?? '')) return undefined;
  return pieceAt(words, wish.to, sentence.to) === undefined ? undefined : wish;
}

function opensRequest(words: readonly Word[], at: number, sentence: WordRange): boolean {
  return opensClause(words, at, sentence) || openers.has(words[at - 1]?.norm ?? '');
}

function isJoined(words: readonly Word[], at: number): boolean {
  return words[at]?.gap === '' && conjunctions.has(words[at - 1]?.norm ?? '');
}

function isQuestion(words: readonly Word[], sentence: WordRange, text: string): boolean {
  const last = words[sentence.to - 1];
  if (!last) return false;
  const after = text.slice(last.end, last.end + 3);
  const first = words[sentence.from]?.norm ?? '';
  return after.includes('?') || (/[¿]/.test(words[sentence.from]?.gap ?? '') && questionWords.has(first));
}
