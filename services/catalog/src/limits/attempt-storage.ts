import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { storageLimit } from '@academy/service-kit/limits/storage-limit.ts';
import { z } from 'zod';

/** Nobody is stuck at one exercise for what they tried at others. */
const alwaysRoomFor = 32 * 1024;

/** How much a member's attempts may take in all, verdicts included, in megabytes. */
export const attemptStorageConfig = {
  ATTEMPTS_MB_FREE: z.coerce.number().positive().default(4),
  ATTEMPTS_MB_PREMIUM: z.coerce.number().positive().default(45),
} as const;

export interface AttemptStorage {
  /** The bytes that a member's attempts may take in all. */
  bytesFor(caller: Caller): number;
  /**
   * Whether a series of this size has room beside the member's others, whose size is asked for only where it matters. Of
   * checks at several exercises at once, each sees what was counted before it.
   */
  hasRoom(caller: Caller, seriesBytes: number, bytesBeside: () => Promise<number>): Promise<boolean>;
}

export const createAttemptStorage = ({
  ATTEMPTS_MB_FREE: free,
  ATTEMPTS_MB_PREMIUM: premium,
}: Record<keyof typeof attemptStorageConfig, number>): AttemptStorage => {
  const bytesFor = storageLimit({ free, premium });
  return {
    bytesFor,
    hasRoom: async (caller, seriesBytes, bytesBeside) =>
      seriesBytes <= alwaysRoomFor || seriesBytes + (await bytesBeside()) <= bytesFor(caller),
  };
};
