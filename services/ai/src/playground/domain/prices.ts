import type { ModelPricesFile } from '@academy/contracts/content/playground-file.ts';
import type { PlaygroundSetup } from '@academy/contracts/http/ai/playground.ts';

export type Prices = NonNullable<PlaygroundSetup['prices']>;

const perMillion = 1_000_000;

/** The listed prices in euros. */
export const pricesInEuro = ({ asOf, dollarsPerEuro, models }: ModelPricesFile): Prices => ({
  asOf,
  dollarsPerEuro,
  models: models.map(({ inputDollars, outputDollars, ...model }) => ({
    ...model,
    inputEuro: inputDollars / dollarsPerEuro,
    outputEuro: outputDollars / dollarsPerEuro,
  })),
});

/** `gpt-4.1-mini-2025-04-14` is a dated release of `gpt-4.1-mini`. */
const isReleaseOf = (id: string, model: string): boolean =>
  model === id || (model.startsWith(`${id}-`) && /^[\d-]+$/.test(model.slice(id.length)));

/** What a call cost in euros; null for a model without a listed price. */
export const costInEuro = (
  prices: Prices | null,
  { model, inputTokens, outputTokens }: { model: string; inputTokens: number; outputTokens: number },
): number | null => {
  const price = prices?.models.find(({ id }) => isReleaseOf(id, model));
  if (!price) return null;
  return (inputTokens * price.inputEuro + outputTokens * price.outputEuro) / perMillion;
};
