import type Stripe from 'stripe';
import { collect } from './charging.ts';
import { issue, preview } from './invoicing.ts';
import { itemObject, subscriptionObject } from './objects/subscription.ts';
import { addInterval } from './periods.ts';
import { unusedOf } from './prorating.ts';
import { tell, type World } from './world.ts';

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
};

export const intervalOf = ({ price }: Stripe.SubscriptionItem): 'month' | 'year' =>
  price.recurring?.interval === 'year' ? 'year' : 'month';

export const lineOf = (item: Stripe.SubscriptionItem) => ({
  item,
  amount: item.price.unit_amount ?? 0,
  period: { start: item.current_period_start, end: item.current_period_end },
});

export interface Purchase {
  customer: string;
  price: Stripe.Price;
  metadata: Record<string, string>;
  /** The payment page it was bought on. */
  session?: string;
}

/** Starts a subscription with a first invoice that is paid. */
export const startSubscription = (
  world: World,
  { customer, price, metadata, session }: Purchase,
  discountsFor: (subscription: string) => string[],
): Stripe.Subscription => {
  const id = world.newId('sub');
  const now = world.now();
  const interval = price.recurring?.interval === 'year' ? 'year' : 'month';
  const period = { start: now, end: addInterval(now, interval) };
  const item = itemObject(world.newId('si'), now, { subscription: id, price, ...period });
  const discounts = discountsFor(id);
  const subscription = subscriptionObject(id, now, { customer, item, discounts, metadata });
  world.subscriptions.set(id, subscription);
  const drafts = [lineOf(item)];
  const invoice = issue(world, subscription, { reason: 'subscription_create', drafts, session });
  collect(world, invoice);
  tell(world, 'customer.subscription.created', subscription);
  return subscription;
};

export const end = (
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested',
): void => {
  const now = world.now();
  subscription.status = 'canceled';
  for (const invoice of world.invoices.values())
    if (invoice.parent?.subscription_details?.subscription === subscription.id) invoice.auto_advance = false;
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  tell(world, 'customer.subscription.deleted', subscription);
};

/** What the customer portal does: it cancels at a time, not by the flag; null takes that back, and the flag. */
export const cancelAt = (world: World, subscription: Stripe.Subscription, at: number | null): void => {
  subscription.cancel_at = at;
  subscription.canceled_at = at === null ? null : world.now();
  if (at === null) subscription.cancel_at_period_end = false;
  tell(world, 'customer.subscription.updated', subscription);
};

/** Whether it ends with its period. */
export const isCancelled = (subscription: Stripe.Subscription): boolean => {
  const { cancel_at: at, cancel_at_period_end: flag } = subscription;
  return flag || (at !== null && at <= itemOf(subscription).current_period_end);
};

/** The period is over: ends a subscription that was to end, and charges any other for the next one. */
export const renew = (world: World, subscription: Stripe.Subscription): void => {
  const item = itemOf(subscription);
  if (isCancelled(subscription)) {
    end(world, subscription);
    return;
  }
  item.current_period_start = item.current_period_end;
  item.current_period_end = addInterval(
    item.current_period_start,
    intervalOf(item),
    subscription.billing_cycle_anchor,
  );
  const invoice = issue(world, subscription, { reason: 'subscription_cycle', drafts: [lineOf(item)] });
  subscription.status = collect(world, invoice) ? 'active' : 'past_due';
  tell(world, 'customer.subscription.updated', subscription);
};

/** Charges its open invoices once more. Gives whether all of them are paid now. */
export const collectAgain = (world: World, subscription: Stripe.Subscription): boolean => {
  const open = [...world.invoices.values()].filter(
    ({ status, parent, auto_advance: isOn }) =>
      status === 'open' && isOn && parent?.subscription_details?.subscription === subscription.id,
  );
  const isPaid = open.map((invoice) => collect(world, invoice)).every(Boolean);
  if (isPaid && subscription.status === 'past_due') {
    subscription.status = 'active';
    tell(world, 'customer.subscription.updated', subscription);
  }
  return isPaid;
};

interface PriceChange {
  price: Stripe.Price;
  /** What is left of the old period is counted from there. */
  at: number;
}

/** The item at another price in a period that begins now, and the lines of its invoice. */
const withPrice = (world: World, subscription: Stripe.Subscription, { price, at }: PriceChange) => {
  const item = itemOf(subscription);
  const now = world.now();
  const unused = unusedOf(world, subscription.id, at);
  const period = { start: at, end: item.current_period_end };
  const old = { item: { ...item }, amount: 0 - unused, period, isProration: true };
  const changed = { ...item, price, current_period_start: now };
  changed.current_period_end = addInterval(now, intervalOf(changed));
  return { changed, invoice: { reason: 'subscription_update' as const, drafts: [old, lineOf(changed)] } };
};

/** What `changePrice` would charge. */
export const previewPrice = (
  world: World,
  subscription: Stripe.Subscription,
  change: PriceChange,
): Stripe.Invoice => preview(world, subscription, withPrice(world, subscription, change).invoice);

/** Another price from now on; what is left of the old period is credited on the invoice of the new one. */
export const changePrice = (world: World, subscription: Stripe.Subscription, change: PriceChange): void => {
  const { changed, invoice } = withPrice(world, subscription, change);
  Object.assign(itemOf(subscription), changed);
  subscription.billing_cycle_anchor = world.now();
  collect(world, issue(world, subscription, invoice));
  tell(world, 'customer.subscription.updated', subscription);
};
