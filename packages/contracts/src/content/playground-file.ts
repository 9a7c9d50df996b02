import { z } from 'zod';
import { bilingual } from './document-file.ts';

/** Pairs that the playground has at least, in each language. */
export const fewestPairs = 12;

const side = z.strictObject({
  prompt: z.string().trim().min(1).max(3000),
  /** Markdown, written by the academy: screens label it as illustrative. */
  output: z.string().trim().min(1).max(3000),
});
const pair = z.strictObject({ weak: side, good: side, why: z.string().trim().min(1).max(400) });

/**
 * `content/playground/pairs/<NN>-<slug>.yaml`: two prompts for one job, in each language written anew rather than
 * translated. The general rubric has to pass the good one and not the weak one.
 */
export const playgroundPairFile = z.strictObject({ title: bilingual(60), es: pair, en: pair });
export type PlaygroundPairFile = z.infer<typeof playgroundPairFile>;

/** `content/playground/prices.yaml`: what makers listed on one day. */
export const modelPricesFile = z.strictObject({
  asOf: z.iso.date(),
  dollarsPerEuro: z.number().min(0.5).max(2),
  models: z
    .array(
      z.strictObject({
        id: z.string().trim().min(1).max(80),
        name: z.string().trim().min(1).max(60),
        maker: z.string().trim().min(1).max(40),
        /** Dollars per million tokens. */
        inputDollars: z.number().min(0),
        outputDollars: z.number().min(0),
        source: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(1),
});
export type ModelPricesFile = z.infer<typeof modelPricesFile>;
