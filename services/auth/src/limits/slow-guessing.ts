import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { countId, createCountStore } from '@academy/service-kit/limits/count-store.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { GuessCountRepository } from '../data/guess-count-repository.ts';

export interface LetIn {
  /** It turned out to be right. Never throws: what is not taken back slows more, not less. */
  takeBack(): Promise<void>;
}

/** How long the next guess at one account has to wait. Counts are in the store, so that all replicas share them. */
export interface SlowGuessing {
  /**
   * Counts an attempt before it is made. Throws DomainError 429 with Retry-After where none is let in yet, counting
   * nothing, and 503 where the store does not answer in time.
   */
  attempt(key: string): Promise<LetIn>;
}

export interface SlowGuessingOptions {
  counts: GuessCountRepository;
  /** Names accounts in the store, so that no list of addresses comes to be there. */
  key: Buffer;
  perDay: number;
  now: () => Date;
  logger: Logger;
}

export const createSlowGuessing = (options: SlowGuessingOptions): SlowGuessing => {
  const { counts, key: secret, perDay, now, logger } = options;
  const { soon, quietly } = createCountStore({ logger });
  return {
    attempt: async (key) => {
      const id = countId(secret, key);
      const counted = await soon(counts.count(id, { perDay, now: now().getTime() }));
      if (counted.waitMs > 0) throw tooMany(counted.waitMs / 1_000);
      return { takeBack: () => quietly(counts.uncount(id, counted, perDay)) };
    },
  };
};
