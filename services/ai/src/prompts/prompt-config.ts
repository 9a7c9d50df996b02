import { hasPremiumAccess } from '@academy/contracts/shared/people.ts';
import { z } from 'zod';
import type { PromptStorageLimits } from './use-cases/prompt-deps.ts';

const megabyte = 1024 * 1024;

/** How much the saved prompts of one member may take, in megabytes of UTF-8, earlier wordings included. */
export const promptConfig = {
  PROMPTS_MB_FREE: z.coerce.number().positive().default(4),
  PROMPTS_MB_PREMIUM: z.coerce.number().positive().default(40),
} as const;

export const promptStorageLimits = ({
  PROMPTS_MB_FREE: free,
  PROMPTS_MB_PREMIUM: premium,
}: Record<keyof typeof promptConfig, number>): PromptStorageLimits => ({
  bytesOf: (member) => (hasPremiumAccess(member) ? premium : free) * megabyte,
});
