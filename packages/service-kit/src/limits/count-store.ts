import { unavailable } from '../errors/domain-error.ts';
import type { Logger } from '../logging/logger.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';
import { within } from '../time/within.ts';

/** The id of a count: a keyed hash of whom it counts, so that no list of addresses comes to be in the store. */
export const countId = keyedHash;

export interface CountStore {
  /** The outcome of a count. Throws DomainError 503 where the store does not answer in time. */
  soon<T>(count: Promise<T>): Promise<T>;
  /** Takes a count back. Never throws: what the store keeps limits more, not less. */
  quietly(takeBack: Promise<void>): Promise<void>;
}

/** How a limit asks the store: for no longer than `withinMs` milliseconds, 5 s when absent. */
export const createCountStore = ({
  logger,
  withinMs = 5_000,
}: {
  logger: Logger;
  withinMs?: number;
}): CountStore => {
  const soon = <T>(count: Promise<T>): Promise<T> => within(withinMs, count, () => unavailable());
  return {
    soon,
    quietly: async (takeBack) => {
      try {
        await soon(takeBack);
      } catch (error) {
        logger.warn({ err: error }, 'a limit keeps a count that should have been taken back');
      }
    },
  };
};
