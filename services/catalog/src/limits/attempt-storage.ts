import { hasPremiumAccess } from '@academy/contracts/shared/people.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { z } from 'zod';

const megabyte = 1024 * 1024;

/** How much one member's attempts at one exercise may take, verdicts included, in megabytes. */
export const attemptStorageConfig = {
  ATTEMPTS_MB_FREE: z.coerce.number().positive().default(1),
  ATTEMPTS_MB_PREMIUM: z.coerce.number().positive().default(4),
} as const;

export interface AttemptStorage {
  /** The bytes that a member's attempts at one exercise may take. */
  bytesFor(caller: Caller): number;
}

export const createAttemptStorage = ({
  ATTEMPTS_MB_FREE: free,
  ATTEMPTS_MB_PREMIUM: premium,
}: Record<keyof typeof attemptStorageConfig, number>): AttemptStorage => ({
  bytesFor: (caller) => (hasPremiumAccess(caller) ? premium : free) * megabyte,
});
