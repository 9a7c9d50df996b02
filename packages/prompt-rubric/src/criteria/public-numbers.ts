import * as en from '../lexicon/en/numbers.ts';
import * as es from '../lexicon/es/numbers.ts';
import { foldPhrase } from '../reading/fold.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { hasAny } from './evidence.ts';
import type { SecretFound } from './secrets.ts';

const callings = phraseSet(es.callings, en.callings);
/** They say nothing of how a word is spelled: no slip is mended into one of them. */
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => foldPhrase(list)));
const firms = setOf(es.firms, en.firms);
const people = setOf(es.people, en.people);
const counted = setOf(es.counted, en.counted);
const numberSigns = setOf(es.numberSigns, en.numberSigns);
/** The longest way to ask for a call. */
const REACH_OF_A_CALL = 5;
/** "Clínica Alameda (calle Sol 4, tel. 957…". */
const REACH_OF_A_FIRM = 6;
/** "La clienta de la clínica, 655…". */
const REACH_OF_A_PERSON = 4;
/** "N.º" is two words. */
const LONGEST_SIGN = 2;

/** Longer words than these are no abbreviations, whose full stop ends nothing: "tel.", "no.". */
const LONGEST_ABBREVIATION = 4;

/** A number that has the form of a telephone or a card and is nobody's: a firm's telephone, an order, an ISBN. */
export function isPublicNumber({ words, sentences }: Reading, { kind, start }: SecretFound): boolean {
  if (kind !== 'phone' && kind !== 'card') return false;
  const number = lastBefore(words, start, (word) => word.start) + 1;
  const isData = sentences[lastBefore(sentences, number + 1, ({ from }) => from)]?.isData ?? false;
  const earliest = startOfLine(words, number);
  if (isCounted(words, { from: earliest, to: number })) return true;
  return kind === 'phone' && isOfAFirm(words, { from: earliest, to: number }, isData);
}

/** How far back what is said of a number may stand: in its sentence, or at the end of the line before it as in a signature. */
function startOfLine(words: readonly Word[], number: number): number {
  let at = number;
  for (; at > number - REACH_OF_A_FIRM - REACH_OF_A_PERSON && at > 0; at -= 1) {
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
  return at >= from && counted.has(words[at]?.norm ?? '');
}

/** Readers are to call it, or it stands beside the firm. In material set apart a call may be to anybody. */
function isOfAFirm(words: readonly Word[], { from, to }: WordRange, isData: boolean): boolean {
  for (let at = Math.max(from, to - REACH_OF_A_CALL); at < to && !isData; at += 1)
    if (phraseAt(words, at, callings)?.to === to) return true;
  for (let at = Math.max(from, to - REACH_OF_A_FIRM); at < to; at += 1)
    if (firms.has(words[at]?.norm ?? ''))
      return !hasAny(words, Math.max(from, at - REACH_OF_A_PERSON), to, people);
  return false;
}

/** The last item, of a list sorted by it, whose position lies before another; -1 where none does. */
function lastBefore<Item>(
  items: readonly Item[],
  position: number,
  positionOf: (item: Item) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && positionOf(item) < position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
