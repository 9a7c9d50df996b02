import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { notBlank } from '../../shared/not-blank.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Characters of a prompt that the playground compares, runs and saves. */
export const playgroundPromptLimit = 10_000;

/** What a model charges, as its maker listed it on `asOf`. */
export const modelPriceSchema = z.object({
  /** The model's name as providers take it, such as `gpt-4.1-mini`. */
  id: z.string(),
  name: z.string(),
  maker: z.string(),
  /** Euros per million tokens. */
  inputEuro: z.number(),
  outputEuro: z.number(),
  /** The maker's own page. */
  source: z.url(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

export const playgroundSetupSchema = z.object({
  /** The model that prompts can be run on; null without a configured provider. */
  liveModel: z.string().nullable(),
  /** Null where the service was started without content. */
  prices: z
    .object({
      /** The day on which the prices were read. */
      asOf: z.iso.date(),
      /** Makers list dollars; this rate turns them into euros. */
      dollarsPerEuro: z.number(),
      models: z.array(modelPriceSchema),
    })
    .nullable(),
});
export type PlaygroundSetup = z.infer<typeof playgroundSetupSchema>;

const sideSchema = z.object({ prompt: z.string(), output: z.string() });

/** Two prompts for one job with outputs that the academy wrote to show the difference: no model made them. */
export const illustrativePairSchema = z.object({
  id: z.string(),
  title: z.string(),
  weak: sideSchema,
  good: sideSchema,
  /** Why the second one works better. */
  why: z.string(),
});
export type IllustrativePair = z.infer<typeof illustrativePairSchema>;

export const playgroundRunSchema = z.object({
  /** Markdown. */
  text: z.string(),
  model: z.string(),
  /** As the provider counted them, or estimated where it does not say. */
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** `length`: cut at the most tokens that a run may take. `filtered`: cut by the provider's own filter. */
  finish: z.enum(['complete', 'length', 'filtered']),
  /** Null for a model whose price is not known. */
  costEuro: z.number().nullable(),
});
export type PlaygroundRun = z.infer<typeof playgroundRunSchema>;

const runDeadlineMs = 90_000;

export const playgroundEndpoints = {
  playgroundSetup: defineEndpoint({
    method: 'GET',
    path: '/api/playground',
    summary:
      'Get the model that prompts can be run on, if any, and the prices that costs are estimated with.',
    access: 'public',
    response: playgroundSetupSchema,
    cacheable: true,
  }),
  listIllustrativePairs: defineEndpoint({
    method: 'GET',
    path: '/api/playground/pairs',
    summary: "List the academy's pairs of prompts with illustrative outputs, in one language.",
    access: 'public',
    query: z.object({ language: languageSchema }),
    response: z.array(illustrativePairSchema),
    cacheable: true,
  }),
  runPrompt: defineEndpoint({
    method: 'POST',
    path: '/api/playground/run',
    summary: "Run one prompt on the configured model, within the caller's budget.",
    access: 'member',
    body: z.object({
      prompt: notBlank({
        max: playgroundPromptLimit,
        refusal: { es: 'Escribe primero un prompt', en: 'Write a prompt first' },
      }),
    }),
    response: playgroundRunSchema,
    deadlineMs: runDeadlineMs,
    notes: '503 without a configured model.',
  }),
} as const;
