import type { Plan } from '@academy/contracts/shared/people.ts';
import type { Gift } from './subscription/subscription.ts';

/**
 * Staff's switch for premium, as it waits in the account until payments have made it: the account's own write decides it,
 * and a crash after that loses nothing.
 */
export interface PremiumSwitch {
  /** The account's version with this switch, so that each is made once. */
  number: number;
  gift: Gift | null;
  actorId: string;
  at: Date;
}

/** The part of an account that payments write. */
export interface Entitlements {
  /** What subscription and gift come to. */
  plan: Plan;
  /** Counts the account's plans, so that an earlier one never replaces a later one; absent for the first. */
  planNumber?: number;
  premiumSwitch?: PremiumSwitch;
}

export type EntitledAccount = Entitlements & { _id: string; version: number };

/** What accounts have payments do. */
export interface EntitlementPort {
  /**
   * What the console's switch for premium writes into the account: it gives premium, or takes back what was given; null
   * where it stays as it is. Throws 409 where a subscription would go on giving premium.
   */
  switchPremium(
    account: EntitledAccount,
    isPremium: boolean | undefined,
    by: { actorId: string; now: Date },
  ): Promise<Entitlements | null>;
  /** Makes the switch that waits in an account, if one does. Again changes nothing. */
  makeSwitch(account: EntitledAccount): Promise<void>;
  /**
   * Nobody is charged for an account that is gone. Written down before it goes: a crash in between, or a deletion that is
   * refused in the end, leaves a note about somebody who still exists, which is dropped.
   */
  noteEnding(userId: string, at: Date): Promise<void>;
}

/** How mongoose takes what payments write. */
export const entitlementFields = {
  plan: String,
  planNumber: Number,
  premiumSwitch: {
    type: {
      _id: false,
      number: Number,
      gift: { type: { _id: false, until: Date } },
      actorId: String,
      at: Date,
    },
  },
} as const;

/** Somebody who has neither paid nor been given anything. */
export const unpaid = (): Entitlements => ({ plan: 'free' });

/** A new account with premium, as a gift without end. */
export const givenPremium = (actorId: string, at: Date): Entitlements => ({
  plan: 'premium',
  planNumber: 1,
  premiumSwitch: { number: 1, gift: { until: null }, actorId, at },
});
