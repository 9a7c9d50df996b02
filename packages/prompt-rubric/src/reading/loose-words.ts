import type { Request } from './requests.ts';
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
  { requests, isWhole }: { requests: readonly Request[]; isWhole: boolean },
): boolean {
  let counted = 0;
  let ties = 0;
  for (let at = range.from; at < range.to; at += 1) {
    const word = words[at];
    if (!word || word.isNumber) continue;
    counted += 1;
    if (word.isFunction) ties += 1;
  }
  if (counted < FEWEST_TO_JUDGE) return false;
  const share = ties / counted;
  const asks = requests.some((request) => request.isPhrased && request.to - request.from > FEWEST_IN_REQUEST);
  if (share < KEYWORDS_SHARE) return isWhole || !asks;
  return share < TERSE_SHARE && !asks;
}
