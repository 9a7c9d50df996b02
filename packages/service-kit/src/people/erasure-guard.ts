import type { AggregateVersion } from '../consumers/aggregate-version.ts';
import type { People } from './people.ts';

export interface ErasureOptions {
  people: Pick<People, 'isDeleted' | 'remove'>;
  /** Erases what this service keeps of a person. Runs again after a crash, and whenever it may be needed. */
  erase: (userId: string) => Promise<void>;
}

/** Nothing that is written for a person outlives their account, however slow the write is. */
export interface ErasureGuard {
  /**
   * Runs a write of a person's records and gives what it gives. Where their account was deleted meanwhile, what it wrote
   * is erased again, also where it failed half way.
   */
  guard<T>(userId: string, write: () => Promise<T>): Promise<T>;
  /** Takes the deletion of an account; its id is the version's. */
  deleted(account: AggregateVersion): Promise<void>;
}

/**
 * A deletion is remembered for good before it erases, and a write looks for it only after it has written: whichever of
 * the two comes second sees the other.
 */
export const createErasureGuard = ({ people, erase }: ErasureOptions): ErasureGuard => ({
  guard: async (userId, write) => {
    try {
      return await write();
    } finally {
      if (await people.isDeleted(userId)) await erase(userId);
    }
  },
  deleted: async (account) => {
    await people.remove(account);
    await erase(account.id);
  },
});
