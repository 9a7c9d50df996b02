import * as en from '../lexicon/en/context.ts';
import * as es from '../lexicon/es/context.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { eventStart, isFactual, reasonStart, tellsFacts } from '../reading/facts.ts';
import { hasOwnLabel } from '../reading/labels.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { claimedBy, type IsClaimed } from './claims.ts';
import { clauseEnd, countContent, oncePerReading } from './evidence.ts';
import { hardFactsOf } from './hard-facts.ts';
import { namesMaterial } from './material/words.ts';
import { announcesMaterial, isLink, opensQuestion, tellsNothing } from './not-telling.ts';

/** What tells something, and how many words of substance it has. */
export type Piece = WordRange & { substance: number; kind: 'situation' | 'facts' | 'material' };

const factNames = wordSet(es.factNames, en.factNames);
/** A word or two by themselves tell nothing: "vino" may be a verb and a column. */
const FEWEST_WORDS = 3;

/** What a sentence tells of the situation, and the material that it holds. */
export function piecesOf(reading: Reading, sentence: Sentence, isClaimed: IsClaimed): Piece[] {
  const { words } = reading;
  const { label, requests } = sentence;
  const body = { from: sentence.bodyFrom, to: sentence.to };
  const substance = countContent(words, body.from, body.to);
  if (sentence.isData) {
    const kind = factsSetApart(reading)(body.from) ? 'situation' : 'material';
    return substance > 0 ? [{ ...body, substance, kind }] : [];
  }
  if (body.from >= body.to) return [];
  const asks = requests.some(({ kind }) => kind !== 'question');
  if ((label === 'context' || label === 'data') && !asks) {
    const isMaterial = label === 'data' && namesMaterial(words, { from: sentence.from, to: body.from });
    return [{ ...body, substance, kind: isMaterial ? 'material' : 'situation' }];
  }
  if (label === 'role' || label === 'audience' || label === 'examples') return [];
  if (requests.length === 0 && tellsNothing(reading, sentence)) return [];
  if (isFactual(reading, sentence) && !isClaimed(body.from) && substance >= 1) {
    return [{ ...body, substance, kind: kindOf(words, body) }];
  }
  if (!asks && isFieldOfFacts(reading, sentence, isClaimed))
    return [{ ...body, substance: substance / 2, kind: 'situation' }];
  const pieces: Piece[] = [];
  for (let from = body.from; from < body.to; from = clauseEnd(words, from, body.to)) {
    const clause = { from, to: clauseEnd(words, from, body.to) };
    const piece = pieceOfClause(reading, sentence, clause, isClaimed);
    if (piece) pieces.push(piece);
  }
  return pieces;
}

/** `<datos>…</datos>` sets the facts of the case apart, and no material. */
const factsSetApart = oncePerReading((reading: Reading) =>
  claimedBy(
    reading,
    reading.blocks.filter(({ name }) => factNames.has(name.toLowerCase())),
  ),
);

function kindOf(words: readonly Word[], range: WordRange): Piece['kind'] {
  return announcesMaterial(words, range) ? 'material' : 'situation';
}

/** "Cuenco nuevo: arroz o fruta, 14 cm": a line with a label of the writer's own and something of the case in it. */
function isFieldOfFacts(reading: Reading, sentence: Sentence, isClaimed: IsClaimed): boolean {
  const { words } = reading;
  const body = { from: sentence.bodyFrom, to: sentence.to };
  if (sentence.label !== undefined || !startsLine(words, sentence.from) || !hasOwnLabel(words, sentence))
    return false;
  if (isAnyClaimed(body, isClaimed)) return false;
  return tellsFacts(reading, body) || hardFactsOf(reading, sentence, isClaimed).length > 0;
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
  if (tellsNothing(reading, clause)) return undefined;
  if (sentence.requests.length > 0 && opensQuestion(reading, clause.from)) return undefined;
  const hasRequest = sentence.requests.some(({ from }) => from >= clause.from && from < clause.to);
  const reason = reasonStart(words, clause);
  const tells = !hasRequest && (tellsFacts(reading, clause) || reason === clause.from);
  const event = tells ? undefined : eventStart(reading, clause);
  const from = tells ? clause.from : hasRequest ? (reason ?? event) : event;
  if (from === undefined) return undefined;
  // What happened is part of the situation, also where it says who the reader is: "a la tienda donde compré…".
  const begins = isLink(words[from]) ? from + 1 : from;
  const isOfOthers = from !== event && (isClaimed(from) || isClaimed(begins));
  if (isOfOthers) return undefined;
  const substance = countContent(words, from, clause.to);
  const kind = from === clause.from ? kindOf(words, clause) : 'situation';
  return substance >= 1 && clause.to - from >= FEWEST_WORDS
    ? { from, to: clause.to, substance, kind }
    : undefined;
}
