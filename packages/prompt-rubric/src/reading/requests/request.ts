import * as en from '../../lexicon/en/requests.ts';
import * as es from '../../lexicon/es/requests.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { createSearch } from '../search.ts';
import type { WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';
import { determiners, isCommand } from './commands.ts';

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

export type Start = {
  kind: Request['kind'];
  from: number;
  object: number;
  namesPiece?: boolean;
  isFramed?: boolean;
};

/** Where the next word of each kind stands from a position on; the sentence's end when there is none. */
export type Outlook = Record<'command' | 'content' | 'reader' | 'pause' | 'empty', (at: number) => number>;

const vague = wordSet(es.vagueObjects, en.vagueObjects);
const empty = wordSet(es.emptyObjects, en.emptyObjects);
const readerMarks = wordSet(es.readerMarks, en.readerMarks);
const WISH_REACH = 12;

/** A verb before a colon or a comma has its object after it. What comes after "para" is about the reader and not about the thing. */
export function describe(
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

export function createOutlook(words: readonly Word[], sentence: WordRange): Outlook {
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
