import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { countId } from '@academy/service-kit/limits/count-store.ts';
import type { MailCountRepository } from './mail-count-repository.ts';
import { foldEmail } from '../users/user.ts';

export interface AskedMail {
  /** The address that it goes to. */
  to: string;
  /** The network address that it was asked for from. */
  from: string;
}

/** How many account mails go out in an hour. Counts are in the store, so that all replicas share them. */
export interface AccountMailLimits {
  /** Counts one to this address; false past the limit, where none is to be sent. */
  to(email: string): Promise<boolean>;
  /** Counts one that was asked for from this network address; false past the limit. */
  from(address: string): Promise<boolean>;
  /** What stands for a network address in the counts, for a mail that has to wait; it does not tell the address. */
  sourceOf(address: string): string;
  /** As `from`, by what `sourceOf` gave. */
  fromSource(source: string): Promise<boolean>;
  /** Takes the latest of what is named back: the mail was not sent after all. */
  giveBack(mail: Partial<AskedMail>): Promise<void>;
}

export interface AccountMailLimitOptions {
  counts: MailCountRepository;
  /** Names people in the store, so that no list of addresses comes to be there. */
  key: Buffer;
  perRecipient: number;
  perAddress: number;
  now: () => Date;
}

const hourMs = 3_600_000;

export const createAccountMailLimits = (options: AccountMailLimitOptions): AccountMailLimits => {
  const { counts, key, perRecipient, perAddress, now } = options;
  const toId = (email: string) => countId(key, `to ${foldEmail(email)}`);
  const fromId = (address: string) => countId(key, `from ${addressKey(address)}`);
  const count = (id: string, most: number) => counts.take(id, { most, windowMs: hourMs, now: now() });
  return {
    to: (email) => count(toId(email), perRecipient),
    from: (address) => count(fromId(address), perAddress),
    sourceOf: fromId,
    fromSource: (source) => count(source, perAddress),
    giveBack: async ({ to, from }) => {
      if (to !== undefined) await counts.giveBack(toId(to));
      if (from !== undefined) await counts.giveBack(fromId(from));
    },
  };
};

/** Counts a mail; false where none is to be sent. */
export const mayMail = async (
  { accountMailLimits: limits }: { accountMailLimits: AccountMailLimits },
  { to, from }: AskedMail,
): Promise<boolean> => (await limits.from(from)) && (await limits.to(to));
