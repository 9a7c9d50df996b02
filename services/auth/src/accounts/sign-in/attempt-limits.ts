import { addressKey } from '@academy/service-kit/http/address-key.ts';
import type { MakeSharedLimit } from '@academy/service-kit/limits/shared-limit.ts';
import type { CountedAttempt, GuessLimits } from './guess-limits.ts';

export interface SignInAttempt {
  /** The folded email, whether or not anybody has it. */
  account: string;
  address: string;
  /** Where somebody has signed in to this account before; null for any other browser. */
  browserId: string | null;
}

export interface AttemptLimits {
  /**
   * Counts an attempt to sign in before it is made, so that parallel guesses count too; `succeeded` takes it back.
   * Throws DomainError 429. Failures at one account from everywhere only slow the next ones down, and a browser
   * where its owner has signed in before is counted apart: knowing an address locks nobody out.
   */
  signIn(attempt: SignInAttempt): Promise<CountedAttempt>;
  /** The same for the present password of somebody who is signed in. */
  currentPassword(userId: string): Promise<CountedAttempt>;
  registration(address: string): Promise<void>;
}

export interface AttemptLimitSettings {
  failuresPerAccount: number;
  registrationsPerAddress: number;
}

/** Where attempts are counted: in the store, for all replicas. */
export interface AttemptCounts {
  limit: MakeSharedLimit;
  guesses: GuessLimits;
}

export const quarterHourMs = 15 * 60_000;
const hourMs = 60 * 60_000;

export const createAttemptLimits = (
  { limit, guesses }: AttemptCounts,
  settings: AttemptLimitSettings,
): AttemptLimits => {
  const perUser = limit({
    name: 'current password',
    most: settings.failuresPerAccount,
    windowMs: quarterHourMs,
  });
  const registrations = limit({
    name: 'registration',
    most: settings.registrationsPerAddress,
    windowMs: hourMs,
  });
  return {
    signIn: ({ account, address, browserId }) => {
      const from = addressKey(address);
      return guesses.attempt({
        address: from,
        // A browser where the owner has signed in is counted by itself, whatever others guess from the same address.
        pair: browserId === null ? `${from} ${account}` : `${account} ${browserId}`,
        account: `${account} ${browserId ?? ''}`,
      });
    },
    currentPassword: async (userId) => {
      const taken = await perUser.take(userId);
      return { succeeded: taken.forgetAll, notChecked: taken.giveBack };
    },
    registration: async (address) => void (await registrations.take(addressKey(address))),
  };
};
