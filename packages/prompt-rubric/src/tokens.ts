import type { Word } from './reading/words.ts';

const LETTERS_PER_TOKEN = 6;
const DIGITS_PER_TOKEN = 3;

/**
 * An estimate of the tokens a model would count, without its vocabulary: each word one token for every six letters
 * begun, each number one for every three digits begun, and half a token for each run of punctuation between words.
 */
export function estimateTokens(words: readonly Word[]): number {
  let tokens = 0;
  for (const word of words) {
    const length = word.end - word.start;
    tokens += Math.ceil(length / (word.isNumber ? DIGITS_PER_TOKEN : LETTERS_PER_TOKEN));
    if (word.gap !== '') tokens += 0.5;
  }
  return Math.ceil(tokens);
}
