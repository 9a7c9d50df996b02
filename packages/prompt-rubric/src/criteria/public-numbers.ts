import * as en from '../lexicon/en/numbers.ts';
import * as es from '../lexicon/es/numbers.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { foldPhrase } from '../reading/fold.ts';
import { lastBefore } from '../reading/last-before.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { isFollowedByFirm, isToBeCalled, standsBesideFirm } from './firm-numbers.ts';
import type { SecretFound } from './secrets.ts';

/** They say nothing of how a word is spelled: no slip is mended into one of them. */
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => foldPhrase(list)));
const counted = setOf(es.counted, en.counted);
const numberSigns = setOf(es.numberSigns, en.numberSigns);
const ownThings = phraseSet(es.ownThings, en.ownThings);
/** How far back what is said of a number may stand. */
const REACH = 10;
/** How far on: "4111…, my card". */
const REACH_ON = 4;
/** "N.º" is two words. */
const LONGEST_SIGN = 2;

/** Longer words than these are no abbreviations, whose full stop ends nothing: "tel.", "no.". */
const LONGEST_ABBREVIATION = 4;

/** A number that has the form of a telephone or a card and is nobody's: a firm's telephone, an order, an ISBN. */
export function isPublicNumber(reading: Reading, { kind, start, end }: SecretFound): boolean {
  if (kind !== 'phone' && kind !== 'card') return false;
  const { words } = reading;
  const number = lastBefore(words, start, (word) => word.start) + 1;
  const after = lastBefore(words, end, (word) => word.start) + 1;
  const before = { from: startOfLine(words, number), to: number };
  if (isCounted(words, before)) return !isOwn(words, before.from, after);
  if (kind === 'card') return false;
  return (
    isToBeCalled(reading, before, after) ||
    standsBesideFirm(reading, before) ||
    isFollowedByFirm(reading, before, after)
  );
}

/** In its sentence, or at the end of the line before it as in a signature. */
function startOfLine(words: readonly Word[], number: number): number {
  let at = number;
  for (; at > number - REACH && at > 0; at -= 1) {
    const gap = words[at]?.gap ?? '';
    const isEnd = /[.!?;]/.test(gap) && (words[at - 1]?.norm.length ?? 0) > LONGEST_ABBREVIATION;
    if (isEnd || (gap.includes('\n') && at < number - 1)) return at;
  }
  return at;
}

/** "Pedido n.º 612345678". */
function isCounted(words: readonly Word[], { from, to }: WordRange): boolean {
  let at = to - 1;
  while (at > from && to - 1 - at < LONGEST_SIGN && numberSigns.has(words[at]?.norm ?? '')) at -= 1;
  return at >= from && (counted.has(words[at]?.norm ?? '') || isGermanCount(words[at]?.norm ?? ''));
}

/** A letter to be explained may be in German: "Schadennummer 612345678", and not "Telefonnummer" or "Kartennummer". */
const isGermanCount = (norm: string): boolean =>
  /^(?:schaden|policen|vertrags|kunden|auftrags|bestell|rechnungs|akten|vorgangs|artikel|referenz)nummer$/.test(
    norm,
  );

/** "My card for item 4111…", "pedido 655…, que es mi móvil": the sentence says whose it is. */
function isOwn(words: readonly Word[], from: number, after: number): boolean {
  for (let at = from; at < Math.min(after + REACH_ON, words.length); at += 1) {
    if (at >= after && words[at]?.pause.sentence === 'ends') return false;
    if (phraseAt(words, at, ownThings)) return true;
  }
  return false;
}
