import { secret } from '@academy/service-kit/config/secret.ts';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().min(50).max(600_000);

/** Whose models answer. A key, an address or both; without either the built-in provider answers. */
export const providerConfig = {
  OPENAI_API_KEY: secret(z.string().optional()),
  /** Any address that speaks OpenAI's protocol; OpenAI's own when absent. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_CHAT_MODEL: z.string().default('gpt-4o-mini'),
  /** The built-in voices speak when absent. */
  OPENAI_SPEECH_MODEL: z.string().optional(),
  OPENAI_SPEECH_VOICE: z.string().default('alloy'),
  OPENAI_CONNECT_TIMEOUT_MS: milliseconds.default(5_000),
  /** Until the first word, retries included. */
  OPENAI_FIRST_WORD_TIMEOUT_MS: milliseconds.default(30_000),
  /** Between two words. */
  OPENAI_IDLE_TIMEOUT_MS: milliseconds.default(20_000),
};

export type ProviderConfig = z.output<z.ZodObject<typeof providerConfig>>;

/** Whether a model is configured at all. */
export const isConfigured = ({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: Pick<ProviderConfig, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
