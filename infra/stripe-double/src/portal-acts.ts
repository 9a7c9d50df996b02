import type Stripe from 'stripe';
import { giveBack, lastCharge, setRefused } from './charging.ts';
import { cancelAt, collectAgain, end, isCancelled, itemOf, renew } from './subscribing.ts';
import { tell, type World } from './world.ts';

/** What the customer does by a press, and what time and banks would bring. */
export const ownActs = ['cancel', 'resume'] as const;
export const simulatedActs = ['charge', 'fail', 'recover', 'end-period', 'refund'] as const;
export const portalActs = [...ownActs, ...simulatedActs] as const;
export type PortalAct = (typeof portalActs)[number];

/** The one that the customer's own page is about: the newest alive, else the newest. */
export const currentSubscription = (world: World, customer: string): Stripe.Subscription | null => {
  const own = [...world.subscriptions.values()].filter((one) => one.customer === customer);
  return own.findLast(({ status }) => status !== 'canceled') ?? own.at(-1) ?? null;
};

const isRenewing = (subscription: Stripe.Subscription): boolean =>
  subscription.status === 'active' && !isCancelled(subscription);

const isEnding = (subscription: Stripe.Subscription): boolean =>
  subscription.status !== 'canceled' && isCancelled(subscription);

const allowed: Record<PortalAct, (world: World, subscription: Stripe.Subscription) => boolean> = {
  cancel: (_world, one) => one.status !== 'canceled' && !isCancelled(one),
  resume: (_world, one) => isEnding(one),
  charge: (_world, one) => isRenewing(one),
  fail: (_world, one) => isRenewing(one),
  recover: (_world, one) => one.status === 'past_due',
  'end-period': (_world, one) => isEnding(one),
  refund: (world, { id }) => lastCharge(world, id)?.refunded === false,
};

/** The acts that change something now. */
export const possibleActs = (world: World, subscription: Stripe.Subscription): PortalAct[] =>
  portalActs.filter((act) => allowed[act](world, subscription));

/** What the bank says to this once, whatever the card. */
const withBank = (world: World, { customer }: Stripe.Subscription, isRefused: boolean, act: () => void) => {
  const wasRefused = world.refusedCards.has(String(customer));
  setRefused(world, String(customer), isRefused);
  act();
  setRefused(world, String(customer), wasRefused);
};

/** Its last day is this one, however much of it was left. */
const endPeriod = (world: World, subscription: Stripe.Subscription): void => {
  const item = itemOf(subscription);
  const now = world.now();
  item.current_period_start = Math.min(item.current_period_start, now);
  item.current_period_end = Math.min(item.current_period_end, now);
  subscription.cancel_at = item.current_period_end;
  tell(world, 'customer.subscription.updated', subscription);
  end(world, subscription);
};

const carryOut: Record<PortalAct, (world: World, subscription: Stripe.Subscription) => void> = {
  cancel: (world, one) => cancelAt(world, one, itemOf(one).current_period_end),
  resume: (world, one) => cancelAt(world, one, null),
  charge: renew,
  fail: (world, one) => withBank(world, one, true, () => renew(world, one)),
  recover: (world, one) => withBank(world, one, false, () => void collectAgain(world, one)),
  'end-period': endPeriod,
  refund: (world, { id }) => {
    const charge = lastCharge(world, id);
    if (charge) giveBack(world, charge, { amount: charge.amount - charge.amount_refunded });
  },
};

/** False where the act is not possible any more. */
export const applyAct = (world: World, subscription: Stripe.Subscription, act: PortalAct): boolean => {
  if (!allowed[act](world, subscription)) return false;
  carryOut[act](world, subscription);
  return true;
};
