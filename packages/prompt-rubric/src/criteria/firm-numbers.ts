import * as en from '../lexicon/en/numbers.ts';
import * as es from '../lexicon/es/numbers.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { foldPhrase } from '../reading/fold.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import { lastBefore } from '../reading/last-before.ts';
import type { Word } from '../reading/words.ts';
import { hasAny } from './evidence.ts';

/** They say nothing of how a word is spelled: no slip is mended into one of them. */
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => foldPhrase(list)));
const callings = phraseSet(es.callings, en.callings);
const callsToUs = phraseSet(es.callsToUs, en.callsToUs);
const callsFor = phraseSet(es.callsFor, en.callsFor);
const purposes = phraseSet(es.purposes, en.purposes);
const callers = phraseSet(es.callers, en.callers);
const firms = setOf(es.firms, en.firms);
const firmKinds = setOf(es.firmKinds, en.firmKinds);
const people = setOf(es.people, en.people);
const phoneNouns = setOf(es.phoneNouns, en.phoneNouns);
/** Before a firm: its number follows. */
const reachedBy = setOf(es.phoneNouns, en.phoneNouns, es.callVerbs);
const beforeNumbers = setOf(es.beforeNumbers, en.beforeNumbers);
const links = setOf(es.nameLinks, en.nameLinks);
const streets = setOf(es.streets);
const streetEnds = setOf(en.streetEnds);
/** The longest way to ask for a call. */
const REACH_OF_A_CALL = 5;
/** "Tengo que llamar al", "asked the desk to ring". */
const REACH_OF_A_CALLER = 3;
/** "La clienta de la clínica: 655…". */
const REACH_OF_A_PERSON = 4;
/** "Clínica Veterinaria Alameda". */
const LONGEST_NAME = 5;
/** "Calle del Sol 4". */
const LONGEST_ADDRESS = 5;

/**
 * Whether readers are to call it: "llame al 957…", "text 07700… to confirm". One who has to call somebody says so of himself.
 * In material set apart a call may be to anybody, except that a notice of one sentence speaks for the firm.
 */
export function isToBeCalled(reading: Reading, { from, to }: WordRange, after: number): boolean {
  const { words } = reading;
  const isData = isMaterial(reading, to);
  const isForReaders = !isData && phraseAt(words, after, purposes) !== undefined;
  for (let at = Math.max(from, to - REACH_OF_A_CALL); at < to; at += 1) {
    const isCall =
      phraseAt(words, at, isData ? callsToUs : callings)?.to === to ||
      (isForReaders && phraseAt(words, at, callsFor)?.to === to);
    if (isCall) return !isBySomebody(words, { from: Math.max(from, at - REACH_OF_A_CALLER), to: at });
  }
  return false;
}

function isMaterial({ words, sentences, blocks }: Reading, number: number): boolean {
  const sentence = sentences[lastBefore(sentences, number + 1, ({ from }) => from)];
  if (!sentence?.isData) return false;
  const at = words[number]?.start ?? 0;
  const block = blocks[lastBefore(blocks, at, ({ start }) => start)];
  return !(
    block?.kind === 'quotes' &&
    (words[sentence.from - 1]?.end ?? 0) <= block.start &&
    (words[sentence.to]?.start ?? Infinity) >= block.end
  );
}

function isBySomebody(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1) if (phraseAt(words, at, callers)) return true;
  return false;
}

/** Whether it stands beside the firm: "Clínica Alameda (calle Sol 4), tel. 957…", "el teléfono de la clínica: 957…". */
export function standsBesideFirm(reading: Reading, { from, to }: WordRange): boolean {
  const { words } = reading;
  let edge = to;
  while (edge > from && leadsToNumber(words, edge - 1)) edge -= 1;
  let at = startOfAddress(words, { from, to: edge }) - 1;
  // The name before the number, from its end back to the firm.
  for (let steps = 0; at >= from && steps < LONGEST_NAME; at -= 1, steps += 1) {
    const { norm = '', start = 0 } = words[at] ?? {};
    if (firms.has(norm)) {
      const isNamed = isCapital(reading, start) || isCapital(reading, words[at + 1]?.start ?? 0);
      const isOwner =
        isNamed || !isBreak(words, edge) || isLabel(words, edge) || hasAny(words, at - 3, at, reachedBy);
      return isOwner && !hasAny(words, Math.max(from, at - REACH_OF_A_PERSON), to, people);
    }
    if (!isCapital(reading, start) && !links.has(norm) && !firmKinds.has(norm)) return false;
    if (isBreak(words, at)) return false;
  }
  return false;
}

/** "Tel.", "phone number", "al". */
function leadsToNumber(words: readonly Word[], at: number): boolean {
  const { norm = '' } = words[at] ?? {};
  return phoneNouns.has(norm) || (beforeNumbers.has(norm) && !isBreak(words, at + 1));
}

/** "Tfno. 957… (Clínica Alameda)": the firm follows in brackets. */
export function isFollowedByFirm(reading: Reading, { from, to }: WordRange, after: number): boolean {
  const { words } = reading;
  if (!/^\s*[([]/.test(words[after]?.gap ?? '')) return false;
  if (hasAny(words, Math.max(from, to - REACH_OF_A_PERSON), to, people)) return false;
  for (let at = after; at < Math.min(after + LONGEST_NAME, words.length); at += 1) {
    if (at > after && /[)\].,;:]/.test(words[at]?.gap ?? '')) return false;
    if (firms.has(words[at]?.norm ?? '')) return true;
  }
  return false;
}

/** Where an address before the number begins, or the number where there is none: "(calle Sol 4, tel. 957…", "12 High Street, 01632…". */
function startOfAddress(words: readonly Word[], { from, to }: WordRange): number {
  const isEnglish = streetEnds.has(words[to - 1]?.norm ?? '');
  for (let at = to - 1; at >= Math.max(from, to - LONGEST_ADDRESS); at -= 1)
    if (streets.has(words[at]?.norm ?? '') || (isEnglish && words[at]?.isNumber)) return at;
  return to;
}

/** Punctuation before a word that ends what is named. */
const isBreak = (words: readonly Word[], at: number): boolean =>
  /[,;:()[\]\n–—]|\.\s/.test(words[at]?.gap ?? '');
/** "Recepción: 957…", "la clínica (957…". */
const isLabel = (words: readonly Word[], at: number): boolean => /[:(]/.test(words[at]?.gap ?? '');

function isCapital({ text }: Reading, at: number): boolean {
  const first = text[at] ?? '';
  return first !== first.toLowerCase();
}
