import type { Billing } from '@academy/contracts/shared/payments.ts';
import type { Plan } from '@academy/contracts/shared/people.ts';
import type { Entitlement } from '../subscription/plan.ts';
import { noSubscription } from '../subscription/subscription.ts';

/** What payments keep of one member. The account's own record has the plan alone, which is carried there. */
export interface Subscriber extends Entitlement {
  /** The account's id. */
  _id: string;
  /** Whom invoices name. */
  billing: Billing | null;
  /** Invoices whose receipt went out, as long as they are young. */
  receipted?: string[];
  /** Follows from subscription and gift, see subscription/plan.ts. */
  plan: Plan;
  /** Counts the changes of the plan, so that an earlier one never replaces a later one in the account. */
  planNumber: number;
  /** When another replica carries the plan to the account, should this one die; absent once it is there. */
  planDueAt?: Date;
  /** The number of the latest switch of the console that was made here. */
  switched: number;
  removedAt?: Date;
}

/** A subscriber as it stands at one version; 0 where nothing was written yet. */
export type SubscriberRecord = Subscriber & { version: number };

/** Somebody who has neither paid nor been given anything. */
export const noSubscriber = (_id: string): Subscriber => ({
  _id,
  subscription: noSubscription(),
  gift: null,
  billing: null,
  plan: 'free',
  planNumber: 0,
  switched: 0,
});

/** With an empty history where that was not read. */
export const wholeSubscriber = (read: SubscriberRecord): SubscriberRecord => ({
  ...noSubscriber(read._id),
  ...read,
  subscription: { ...noSubscription(), ...read.subscription },
});
