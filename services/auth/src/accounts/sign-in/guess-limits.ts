import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { countId, createCountStore } from '@academy/service-kit/limits/count-store.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { GuessCountRepository } from './guess-count-repository.ts';
import type { GuessIds } from './guess-updates.ts';

/** Neither call throws: a store that is away keeps the count, which limits more, not less. */
export interface CountedAttempt {
  /** The password was right: earlier failures are forgiven too. */
  succeeded(): Promise<void>;
  /** The password was never checked: the store is away, or hashing is shed. The attempt does not count. */
  notChecked(): Promise<void>;
}

/** Counts of attempts to sign in, in the store, so that all replicas share them. */
export interface GuessLimits {
  /**
   * Counts an attempt before it is made. Throws DomainError 429 with Retry-After where none is let in, counting nothing,
   * and 503 where the store does not answer in time.
   */
  attempt(keys: GuessIds): Promise<CountedAttempt>;
}

export interface GuessLimitsOptions {
  counts: GuessCountRepository;
  /** Names people in the store, so that no list of addresses comes to be there. */
  key: Buffer;
  now: () => Date;
  logger: Logger;
}

export const createGuessLimits = ({ counts, key, now, logger }: GuessLimitsOptions): GuessLimits => {
  const { soon, quietly } = createCountStore({ logger });
  return {
    attempt: async (keys) => {
      // What an account's key ends with is nothing or a browser's id, so no email that somebody makes up names a window.
      const ids = {
        address: countId(key, `${keys.address} address`),
        pair: countId(key, `${keys.pair} pair`),
        account: countId(key, keys.account),
      };
      const attempt = { ids, at: now().getTime() };
      const waitMs = await soon(counts.count(attempt));
      if (waitMs > 0) throw tooMany(waitMs / 1_000);
      return {
        succeeded: () => quietly(counts.forgive(attempt, now().getTime())),
        notChecked: () => quietly(counts.giveBack(attempt)),
      };
    },
  };
};
