import { storageLimit, type StorageLimit } from '@academy/service-kit/limits/storage-limit.ts';
import { z } from 'zod';

/** How much the saved prompts of one member may take, in megabytes of UTF-8, earlier wordings included. */
export const promptConfig = {
  PROMPTS_MB_FREE: z.coerce.number().positive().default(4),
  PROMPTS_MB_PREMIUM: z.coerce.number().positive().default(40),
} as const;

export const promptStorageLimit = ({
  PROMPTS_MB_FREE: free,
  PROMPTS_MB_PREMIUM: premium,
}: Record<keyof typeof promptConfig, number>): StorageLimit => storageLimit({ free, premium });
