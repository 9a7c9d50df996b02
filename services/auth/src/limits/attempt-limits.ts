import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { takeBoth, type MakeSharedLimit } from '@academy/service-kit/limits/shared-limit.ts';
import type { SlowGuessing } from './slow-guessing.ts';

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
  registrationsPerAddress: number;
}

/** Where attempts are counted: in the store, for all replicas. */
export interface AttemptCounts {
  limit: MakeSharedLimit;
  slow: SlowGuessing;
}

const quarterHourMs = 15 * 60_000;
const hourMs = 60 * 60_000;

export const createAttemptLimits = (
  { limit, slow }: AttemptCounts,
  settings: AttemptLimitSettings,
): AttemptLimits => {
  const failures = (name: string, most: number) => limit({ name, most, windowMs: quarterHourMs });
  const perAddress = failures('sign-in address', settings.failuresPerAddress);
  const perAccount = failures('sign-in account', settings.failuresPerAccount);
  const perUser = failures('current password', settings.failuresPerAccount);
  const registrations = limit({
    name: 'registration',
    most: settings.registrationsPerAddress,
    windowMs: hourMs,
  });
  return {
    signIn: async ({ account, address, browserId }) => {
      const from = addressKey(address);
      // A browser where the owner has signed in is counted by itself, whatever others guess from the same address.
      const pair = browserId === null ? `${from} ${account}` : `${account} ${browserId}`;
      const browser = `${account} ${browserId ?? ''}`;
      const [ofAddress, ofPair] = await takeBoth(perAddress.take(from), perAccount.take(pair));
      const giveBack = async (): Promise<void> => {
        await Promise.all([ofAddress.giveBack(), ofPair.giveBack()]);
      };
      const letIn = await slow.attempt(browser).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      return {
        succeeded: async () => {
          await Promise.all([letIn.takeBack(), ofAddress.giveBack(), ofPair.forgetAll()]);
        },
        notChecked: async () => {
          await Promise.all([letIn.takeBack(), giveBack()]);
        },
      };
    },
    currentPassword: async (userId) => {
      const taken = await perUser.take(userId);
      return { succeeded: taken.forgetAll, notChecked: taken.giveBack };
    },
    registration: async (address) => void (await registrations.take(addressKey(address))),
  };
};
