import type { ModelPrice } from '../api/playground.ts';

/** The length of answer that estimates count with, in tokens. */
export const ANSWER_TOKENS = 300;
/** Single calls cost fractions of a cent. */
export const SHOWN_RUNS = 1_000;

const perMillion = 1_000_000;

/** What so many runs cost in euros: the prompts alone, and with their answers. */
export function estimateCost({ inputEuro, outputEuro }: ModelPrice, tokens: number) {
  const prompt = (tokens * inputEuro * SHOWN_RUNS) / perMillion;
  const answer = (ANSWER_TOKENS * outputEuro * SHOWN_RUNS) / perMillion;
  return { prompt, whole: prompt + answer };
}
