import type { Request } from './requests/request.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** In Spanish and English prose 35 to 50 in 100 words are function words, in terse notes 20 to 30, in keywords under 15. */
const KEYWORDS_SHARE = 0.15;
const TERSE_SHARE = 0.25;
const FEWEST_TO_JUDGE = 8;
/** What follows the verb in a real request, before it may turn into an enumeration. */
const FEWEST_IN_REQUEST = 2;

/**
 * Whether a stretch of words is a heap of keywords: hardly any word that ties the others together. A request with an
 * article or a number after its verb excuses a terse enumeration; `isWhole` holds the prompt as a whole to more.
 */
export function isHeapOfWords(
  words: readonly Word[],
  range: WordRange,
  { sentences, isWhole }: { sentences: readonly { requests: readonly Request[] }[]; isWhole: boolean },
): boolean {
  const share = shareOfTies(words, range);
  if (share >= TERSE_SHARE) return false;
  const asks = sentences.some(({ requests }) => requests.some(isInSentence));
  if (share < KEYWORDS_SHARE) return isWhole || !asks;
  return !asks;
}

/** Whether a heap is as terse as notes are, and has more to tie its words together than keywords have. */
export function isTerse(words: readonly Word[], range: WordRange): boolean {
  return shareOfTies(words, range) >= KEYWORDS_SHARE;
}

/** The share of function words, or 1 where there are too few words to judge. */
function shareOfTies(words: readonly Word[], { from, to }: WordRange): number {
  if (to - from < FEWEST_TO_JUDGE) return 1;
  let counted = 0;
  let ties = 0;
  let isTied = false;
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (!word || word.isNumber) continue;
    counted += 1;
    if (word.pause.sentence !== 'goes on') isTied = false;
    // One pair in a line is a definition, a row of them a heap.
    const isDefined: boolean = word.pause.equates && at > from && !isTied;
    isTied ||= isDefined;
    if (word.isFunction || isDefined) ties += 1;
  }
  return counted < FEWEST_TO_JUDGE ? 1 : ties / counted;
}

function isInSentence({ isPhrased, from, to }: Request): boolean {
  return isPhrased && to - from > FEWEST_IN_REQUEST;
}
