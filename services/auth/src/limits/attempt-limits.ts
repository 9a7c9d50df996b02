import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { take } from './take.ts';

export interface AttemptLimits {
  /**
   * Counts an attempt to sign in before it is made, so that parallel guesses count too; `succeeded` takes it back.
   * Throws DomainError 429. The account alone is never counted: who knows only an address could lock its owner out.
   */
  signIn(account: string, address: string): Promise<{ succeeded(): Promise<void> }>;
  /** The same for the present password of somebody who is signed in. */
  currentPassword(userId: string): Promise<{ succeeded(): Promise<void> }>;
  registration(address: string): Promise<void>;
}

export interface AttemptLimitSettings {
  failuresPerAccount: number;
  failuresPerAddress: number;
  registrationsPerAddress: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** Counts are kept in this process: with several replicas each allows as many. */
export const createAttemptLimits = (settings: AttemptLimitSettings): AttemptLimits => {
  const { failuresPerAccount, failuresPerAddress, registrationsPerAddress } = settings;
  const perAccount = new RateLimiterMemory({ points: failuresPerAccount, duration: quarterHour });
  const perAddress = new RateLimiterMemory({ points: failuresPerAddress, duration: quarterHour });
  const perUser = new RateLimiterMemory({ points: failuresPerAccount, duration: quarterHour });
  const registrations = new RateLimiterMemory({ points: registrationsPerAddress, duration: hour });
  return {
    signIn: async (account, address) => {
      const from = addressKey(address);
      const pair = `${from} ${account}`;
      await take(perAddress, from);
      await take(perAccount, pair);
      return {
        succeeded: async () => {
          await perAddress.reward(from);
          await perAccount.delete(pair);
        },
      };
    },
    currentPassword: async (userId) => {
      await take(perUser, userId);
      return { succeeded: async () => void (await perUser.delete(userId)) };
    },
    registration: (address) => take(registrations, addressKey(address)),
  };
};
