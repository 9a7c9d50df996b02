import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from '@academy/service-kit/limits/take.ts';
import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { createSlowGuessing } from './slow-guessing.ts';

export interface SignInAttempt {
  /** The folded email, whether or not anybody has it. */
  account: string;
  address: string;
  /** Where somebody has signed in to this account before; null for any other browser. */
  browserId: string | null;
}

export interface CountedAttempt {
  /** The password was right: earlier failures are forgiven too. */
  succeeded(): Promise<void>;
  /** The password was never checked: the store is away, or hashing is shed. The attempt does not count. */
  notChecked(): Promise<void>;
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
  failuresPerAddress: number;
  /** At one account from everywhere in a day, about. */
  failuresPerDay: number;
  registrationsPerAddress: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** Counts are kept in this process: with several replicas each allows as many. */
export const createAttemptLimits = (settings: AttemptLimitSettings): AttemptLimits => {
  const { failuresPerAccount, failuresPerAddress, failuresPerDay, registrationsPerAddress } = settings;
  const slow = createSlowGuessing(failuresPerDay);
  const perAccount = new RateLimiterMemory({ points: failuresPerAccount, duration: quarterHour });
  const perAddress = new RateLimiterMemory({ points: failuresPerAddress, duration: quarterHour });
  const perUser = new RateLimiterMemory({ points: failuresPerAccount, duration: quarterHour });
  const registrations = new RateLimiterMemory({ points: registrationsPerAddress, duration: hour });
  return {
    signIn: async ({ account, address, browserId }) => {
      const from = addressKey(address);
      // A browser where the owner has signed in is counted by itself, whoever guesses behind the same address.
      const pair = browserId === null ? `${from} ${account}` : `${account} ${browserId}`;
      await take(perAddress, from);
      await take(perAccount, pair);
      const browser = `${account} ${browserId ?? ''}`;
      const giveBack = async (): Promise<void> => {
        await perAddress.reward(from);
        await perAccount.reward(pair);
      };
      const waitMs = slow.attempt(browser);
      if (waitMs > 0) {
        await giveBack();
        throw tooMany(waitMs / 1000);
      }
      return {
        succeeded: async () => {
          slow.succeeded(browser);
          await perAddress.reward(from);
          await perAccount.delete(pair);
        },
        notChecked: async () => {
          slow.succeeded(browser);
          await giveBack();
        },
      };
    },
    currentPassword: async (userId) => {
      await take(perUser, userId);
      return {
        succeeded: async () => void (await perUser.delete(userId)),
        notChecked: async () => void (await perUser.reward(userId)),
      };
    },
    registration: (address) => take(registrations, addressKey(address)),
  };
};
