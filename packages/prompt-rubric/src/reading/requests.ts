import * as en from '../lexicon/en/requests.ts';
import { factVerbs } from '../lexicon/es/context.ts';
import * as es from '../lexicon/es/requests.ts';
import * as enPieces from '../lexicon/en/pieces.ts';
import * as esPieces from '../lexicon/es/pieces.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { orderedPieceAt } from './ordered-pieces.ts';
import { pieceAt } from './pieces.ts';
import { isCommandForm } from './commands.ts';
import { createSearch } from './search.ts';
import { isSending } from './sending.ts';
import { opensClause, type WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** Something the prompt asks for: the verb's position, and the range of what follows it in its clause. */
export type Request = {
  kind: 'command' | 'question' | 'wish';
  from: number;
  to: number;
  /** Words of the object that say something, no function words and nothing vague: none, one, or two for more than one. */
  substance: number;
  /** Its object is named with a word that says nothing: "algo", "cosas", "something". */
  isVague: boolean;
  /** A wish that names a piece a model can hand over: "necesito un cartel", "I'd love a list". */
  namesPiece: boolean;
  /** A command that a politeness or a wish leads into: "¿podrías…?", "I need you to…". */
  isFramed: boolean;
  /** A command with an article, a number or a preposition soon after its verb, as in a sentence. */
  isPhrased: boolean;
};

const nounLike = wordSet(es.nounLikeVerbs, en.nounLikeVerbs);
const openers = wordSet(es.openers, en.openers);
const adverbials = wordSet(es.adverbials, en.adverbials);
const frames = phraseSet(es.requestFrames, en.requestFrames);
const wishes = phraseSet(es.vagueRequests, en.vagueRequests);
const vague = wordSet(es.vagueObjects, en.vagueObjects);
const empty = wordSet(es.emptyObjects, en.emptyObjects);
const questionWords = wordSet(es.questionWords, en.questionWords);
const openingFrames = phraseSet(es.openingFrames);
const pieceWishes = phraseSet(esPieces.wishes, enPieces.wishes);
const WISH_REACH = 12;
const determiners = wordSet(es.determiners, en.determiners);
const englishObjects = wordSet(en.objectOpeners);
const spanishObjects = wordSet(es.objectOpeners);
const indefinite = wordSet(es.indefinites, en.indefinites);
const notWishing = wordSet(es.notWishing, en.notWishing);
const courteous = wordSet(es.courteousVerbs);
const pleas = wordSet(en.pleas);
const clitics = wordSet(es.clitics);
const binding = wordSet(es.binding);
const nounComplements = wordSet(es.nounComplements, en.nounComplements);
const conjunctions = wordSet(es.conjunctions, en.conjunctions);
const notCommands = wordSet(es.notCommands, en.notCommands, factVerbs);
const readerMarks = wordSet(es.readerMarks, en.readerMarks);
const nounContexts = wordSet(es.nounContexts, en.nounContexts);

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

function leadsToCommand(words: readonly Word[], at: number, sentence: WordRange): boolean {
  for (let next = at; next < Math.min(at + 3, sentence.to); next += 1) {
    const norm = words[next]?.norm ?? '';
    const before = words[next - 1]?.norm ?? '';
    const afterArticle = next > at ? nounContexts.has(before) : indefinite.has(before);
    if (words[next]?.isCommandForm) return !(nounLike.has(norm) && afterArticle);
    if (isAddressed(words, at, next)) return true;
    if (!openers.has(norm) && !clitics.has(norm) && norm !== 'us' && norm !== 'to') return false;
  }
  return false;
}

/** To play a part is no task. */
const roleVerbs = wordSet(en.roleVerbs);
const roleStems = [es.roleStems, en.roleStems].flatMap((stems) => stems.split(' '));
const secondPerson = /(?:[aei]s|r[ai]s|[ae]ses)$/;
/** "…que me preparara", to somebody who is called usted. */
const formalPast = /(?:ara|[ij]era|ase|[ij]ese)$/;

/** After "que" a second person ("que me armaras"; courtesy may leave "que" out: "le agradecería me armara"), after "you", "to" or "mind" whatever verb follows: "I need you to unpick". */
function isAddressed(words: readonly Word[], at: number, next: number): boolean {
  const word = words[next];
  const beforeClitic = clitics.has(words[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  const lead = words[beforeClitic]?.norm ?? '';
  if (!word || word.isFunction || word.isNumber || word.gap !== '' || playsPart(word.norm)) return false;
  if (lead === 'que' || courteous.has(lead))
    return (
      isCliticOrNone(words, at, next) &&
      (secondPerson.test(word.norm) ||
        (clitics.has(words[next - 1]?.norm ?? '') && formalPast.test(word.norm))) &&
      word.norm.length > 4
    );
  return (
    next === at &&
    ((lead === 'to' && words[at - 2]?.norm === 'you') ||
      (lead === 'mind' && word.norm.endsWith('ing')) ||
      lead === 'you')
  );
}

function playsPart(norm: string): boolean {
  return roleVerbs.has(norm) || roleStems.some((stem) => norm.startsWith(stem));
}

function isCliticOrNone(words: readonly Word[], at: number, next: number): boolean {
  return next === at || (next === at + 1 && clitics.has(words[at]?.norm ?? ''));
}

function isCommand(words: readonly Word[], at: number, sentence: WordRange): boolean {
  const word = words[at];
  if (!word || word.endsStressed) return false;
  if (!word.isCommandForm)
    return at === sentence.from ? isUnknownCommand(words, at, sentence) : isAskedToSend(words, at);
  const next = at + 1 < sentence.to ? words[at + 1] : undefined;
  if (nounLike.has(word.norm) && (!next || next.gap !== '' || nounComplements.has(next.norm))) return false;
  const before = words[at - 1];
  if (opensClause(words, at, sentence)) return true;
  if (!before) return true;
  if (openers.has(before.norm)) return true;
  if (isForMe(word.norm) && !binding.has(before.norm)) return true;
  const opensWithAdverbial = adverbials.has(words[sentence.from]?.norm ?? '');
  return (
    opensWithAdverbial &&
    !nounContexts.has(before.norm) &&
    !before.isFunction &&
    next !== undefined &&
    (determiners.has(next.norm) || next.isNumber)
  );
}

/** "Hazme", "devolveme", "pásamelo": a command whatever stands before. "Para escribirme" is none. */
function isForMe(norm: string): boolean {
  const bare = norm.replace(/(?:me|nos)(?:l[oa]s?)?$/, '');
  return bare !== norm && !bare.endsWith('r') && isCommandForm(bare);
}

/** "Please text my landlord". */
function isAskedToSend(words: readonly Word[], at: number): boolean {
  return pleas.has(words[at - 1]?.norm ?? '') && isSending(words, at);
}

/** "Arrange the twelve items": a word no list knows, first in its sentence, with a determiner after it. */
function isUnknownCommand(words: readonly Word[], at: number, sentence: WordRange): boolean {
  const word = words[at];
  const next = at + 1 < sentence.to ? words[at + 1] : undefined;
  if (!word || !next || next.gap !== '' || word.isNumber) return false;
  if (word.isFunction || notCommands.has(word.norm) || /(?:ing|ly|mente|ed)$/.test(word.norm)) return false;
  // "Quedo a la espera" and "Aviso a comerciantes" are Spanish, whatever the "a" looks like.
  if (next.norm === 'a' && /[aos]$/.test(word.norm)) return false;
  if (englishObjects.has(next.norm)) return word.norm.length > 2;
  const isFutureOrPast = /(?:r[ai]|r[ai]n|ban?|ian?)$/.test(word.norm);
  return (
    spanishObjects.has(next.norm) &&
    /(?:[aei]|[aei][rn])$/.test(word.norm) &&
    !isFutureOrPast &&
    word.norm.length > 3
  );
}

function isQuestion(words: readonly Word[], sentence: WordRange, text: string): boolean {
  const last = words[sentence.to - 1];
  if (!last) return false;
  const after = text.slice(last.end, last.end + 3);
  const first = words[sentence.from]?.norm ?? '';
  return after.includes('?') || (/[¿]/.test(words[sentence.from]?.gap ?? '') && questionWords.has(first));
}

type Start = {
  kind: Request['kind'];
  from: number;
  object: number;
  namesPiece?: boolean;
  isFramed?: boolean;
};

/** A verb before a colon or a comma has its object after it. What comes after "para" is about the reader and not about the thing. */
function describe(
  words: readonly Word[],
  { kind, from, object, namesPiece = false, isFramed = false }: Start,
  { sentence, next }: { sentence: WordRange; next: Outlook },
): Request {
  const limit = kind === 'wish' && !namesPiece ? Math.min(sentence.to, from + WISH_REACH) : sentence.to;
  const content = next.content(object);
  const reader = next.reader(object);
  const pause = content < reader ? next.pause(content + 1) : limit;
  // The next verb begins another request.
  const to = Math.min(limit, pause, Math.max(object, next.command(object + 2)));
  const end = Math.min(to, reader);
  const substance = content >= end ? 0 : next.content(content + 1) >= end ? 1 : 2;
  const isPhrased =
    (kind === 'command' || namesPiece) && isTied(words, { from: object, to: Math.min(to, object + 3) });
  return { kind, from, to, substance, isVague: next.empty(object) < to, namesPiece, isFramed, isPhrased };
}

/** Where the next word of each kind stands from a position on; the sentence's end when there is none. */
type Outlook = Record<'command' | 'content' | 'reader' | 'pause' | 'empty', (at: number) => number>;

function createOutlook(words: readonly Word[], sentence: WordRange): Outlook {
  const search = (isOfKind: (word: Word, at: number) => boolean) =>
    createSearch(words, sentence.to, isOfKind);
  return {
    command: search((_, at) => isCommand(words, at, sentence)),
    content: search(({ isFunction, norm }) => !isFunction && !vague.has(norm)),
    reader: search(({ norm }) => readerMarks.has(norm)),
    pause: search(({ gap }) => gap !== '' && /[,:(]/.test(gap)),
    empty: search(({ norm }) => empty.has(norm)),
  };
}

function isTied(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word && (word.isNumber || word.isFunction || determiners.has(word.norm))) return true;
  }
  return false;
}
