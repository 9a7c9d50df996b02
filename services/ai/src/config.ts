import { commonConfig } from '@academy/service-kit/config/common-config.ts';
import { z } from 'zod';
import { budgetConfig } from './budgets/budget-config.ts';
import { newsConfig } from './news/news-config.ts';
import { promptConfig } from './prompts/prompt-config.ts';
import { providerConfig } from './providers/provider-config.ts';

export const configSchema = z.object({
  ...commonConfig,
  AUTH_JWKS_URL: z.url(),
  /** The folder with the playground's pairs and prices, what learners ask, background news and AI tools; none, no content. */
  CONTENT_DIR: z.string().optional(),
  /** Whether the tutor compares whole sentences, for which it holds 55 MB more once it was asked something. */
  SENTENCE_ENCODER: z.enum(['on', 'off']).default('on'),
  /** Whether a configured model answers what the academy does not teach too, from what it knows. */
  TUTOR_GENERAL_QUESTIONS: z.enum(['on', 'off']).default('off'),
  /** How much spoken audio is kept in the store, in megabytes. */
  SPEECH_CACHE_MB: z.coerce.number().int().min(1).default(512),
  ...budgetConfig,
  ...providerConfig,
  ...newsConfig,
  ...promptConfig,
});

export type Config = z.output<typeof configSchema>;
