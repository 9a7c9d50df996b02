import Stripe from 'stripe';
import type { Interval } from '@academy/contracts/shared/payments.ts';
import { quoteOutdated } from '../provider/payment-texts.ts';
import type { ChangeCost } from '../provider/provider-port.ts';
import { isMissing } from './stripe-client.ts';
import { premiumItem } from './stripe-records.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { cardRefused } from './stripe-texts.ts';

const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** One that has ended stays as it is. */
export const cancelAtPeriodEnd = async (stripe: Stripe, id: string): Promise<void> => {
  const subscription = await stripe.subscriptions.retrieve(id);
  if (hasEnded(subscription) || subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
};

/**
 * Takes back a cancellation by the API, which is a flag, or by the customer portal, which is a time. One that has
 * ended stays as it is.
 */
export const resume = async (stripe: Stripe, id: string): Promise<void> => {
  const subscription = await stripe.subscriptions.retrieve(id);
  if (hasEnded(subscription)) return;
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  else if (subscription.cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
};

interface Change {
  interval: Interval;
  /** What is unused is counted up to then; up to now when absent. */
  at?: Date | undefined;
}

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const countedUpTo = (at: Date | undefined) => (at ? { proration_date: inSeconds(at) } : {});

/**
 * The item of premium at the other price, as Stripe wants it; null where it has that price already. Throws DomainError 409
 * where the period has been renewed since `at`: Stripe counts the unused rest within the current period only.
 */
const changedItem = async (
  stripe: Stripe,
  { product, currency, prices }: StripeSettings,
  id: string,
  { interval, at }: Change,
) => {
  const item = premiumItem(await stripe.subscriptions.retrieve(id), product);
  if (!item) throw new Error(`subscription ${id} has no item of ${product}`);
  if (item.price.recurring?.interval === interval) return null;
  if (at && inSeconds(at) < item.current_period_start) throw quoteOutdated();
  const price_data = {
    currency,
    product,
    unit_amount: prices[interval],
    recurring: { interval },
    tax_behavior: 'inclusive' as const,
  };
  return { id: item.id, price_data };
};

/** What `changeInterval` would charge and leave over; null where there is nothing to change. */
export const costOfChange = async (
  stripe: Stripe,
  settings: StripeSettings,
  id: string,
  { interval, at }: Change,
): Promise<ChangeCost | null> => {
  const item = await changedItem(stripe, settings, id, { interval, at });
  if (!item) return null;
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      items: [item],
      proration_behavior: 'always_invoice',
      ...countedUpTo(at),
    },
  });
  return { due: preview.amount_due, credit: Math.max(0, -(preview.ending_balance ?? 0)) };
};

/**
 * A new period of the other length starts at once; what is left of the old one is taken off its price. Throws
 * DomainError 409 where the bank refuses that charge, or the quote is outdated; then nothing has changed.
 */
export const changeInterval = async (
  stripe: Stripe,
  settings: StripeSettings,
  id: string,
  { interval, at }: Change,
): Promise<void> => {
  const item = await changedItem(stripe, settings, id, { interval, at });
  if (!item) return;
  try {
    await stripe.subscriptions.update(id, {
      items: [item],
      proration_behavior: 'always_invoice',
      ...countedUpTo(at),
      payment_behavior: 'error_if_incomplete',
    });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw cardRefused();
    throw error;
  }
};

export const endNow = async (stripe: Stripe, id: string): Promise<void> => {
  if (hasEnded(await stripe.subscriptions.retrieve(id))) return;
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    // Somebody else ended it in between: to cancel what is cancelled is answered as if there were none.
    if (!isMissing(error)) throw error;
  }
};
