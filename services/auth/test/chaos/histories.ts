import type Stripe from 'stripe';
import type { StripeServer } from '@academy/stripe-double/stripe-server.ts';
import { invoicePaymentsOf } from '@academy/stripe-double/world.ts';
import type { Random } from './random.ts';

export interface Histories {
  /** Something happens to somebody at Stripe. */
  step(): void;
  /** Whether Stripe's own record entitles them at this moment. */
  isEntitled(userId: string): boolean;
  /** How often that has changed, looked at before and after each step. */
  changesOf(userId: string): number;
  liveOf(userId: string): Stripe.Subscription[];
}

export interface HistoriesOptions {
  stripe: StripeServer;
  /** The address of each member's open payment page. */
  pages: ReadonlyMap<string, string>;
  random: Random;
}

const comeBackChance = 0.3;

type Act = (userId: string, subscription: Stripe.Subscription) => void;

/** What may happen to a subscription, as often as it is written here. */
const actsOf = (stripe: StripeServer, { status, cancel_at: cancelAt }: Stripe.Subscription): Act[] => {
  const failRenewal: Act = (userId, { id }) => {
    stripe.refuseCard(userId, true);
    stripe.renew(id);
    stripe.refuseCard(userId, false);
  };
  const renew: Act = (_userId, { id }) => stripe.renew(id);
  const end: Act = (_userId, { id }) => stripe.end(id);
  const refund: Act = (_userId, { id }) => stripe.refund(id);
  const payAgain: Act = (userId) => void stripe.subscribe(userId);
  const cancel: Act = (_userId, { id }) => stripe.cancelInPortal(id);
  const resume: Act = (_userId, { id }) => stripe.resumeInPortal(id);
  const collect: Act = (_userId, { id }) => void stripe.collectAgain(id);
  if (status === 'past_due') return [collect, collect, collect, end];
  if (cancelAt !== null) return [resume, renew, renew];
  return [renew, renew, renew, failRenewal, failRenewal, cancel, cancel, refund, refund, end, end, payAgain];
};

const isLive = ({ status }: Stripe.Subscription): boolean => status === 'active' || status === 'past_due';

/** Members' random lives at Stripe: they pay, are charged, default, cancel, come back and are refunded. */
export const createHistories = ({ stripe, pages, random }: HistoriesOptions): Histories => {
  const userIds = [...pages.keys()];
  const unpaid = new Set(userIds);
  const seen = new Map<string, { is: boolean; changes: number }>();
  const { world } = stripe;

  const isRefunded = ({ id }: Stripe.Subscription): boolean => {
    const paid = [...world.invoices.values()].findLast(
      ({ parent, amount_paid: amount }) => parent?.subscription_details?.subscription === id && amount > 0,
    );
    const intents = paid
      ? invoicePaymentsOf(world, paid.id).map(({ payment }) => payment.payment_intent)
      : [];
    return [...world.charges.values()].some(
      ({ payment_intent: intent, refunded }) => refunded && intents.includes(String(intent)),
    );
  };
  const liveOf: Histories['liveOf'] = (userId) => stripe.subscriptionsOf(userId).filter(isLive);
  const isEntitled = (userId: string): boolean => liveOf(userId).some((one) => !isRefunded(one));

  const watch = (userId: string): void => {
    const before = seen.get(userId) ?? { is: false, changes: 0 };
    const is = isEntitled(userId);
    seen.set(userId, { is, changes: before.changes + Number(is !== before.is) });
  };

  const happen = (userId: string): void => {
    const page = pages.get(userId);
    if (unpaid.has(userId) && page !== undefined) {
      unpaid.delete(userId);
      stripe.pay(page);
      return;
    }
    const [subscription] = liveOf(userId).filter((one) => !isRefunded(one));
    if (subscription !== undefined) random.pick(actsOf(stripe, subscription))(userId, subscription);
    // Not everybody comes back.
    else if (random.chance(comeBackChance)) stripe.subscribe(userId);
  };

  return {
    step: () => {
      const userId = random.pick(userIds);
      // What auth itself has brought about at Stripe since.
      watch(userId);
      happen(userId);
      watch(userId);
    },
    isEntitled,
    changesOf: (userId) => {
      watch(userId);
      return seen.get(userId)?.changes ?? 0;
    },
    liveOf,
  };
};
