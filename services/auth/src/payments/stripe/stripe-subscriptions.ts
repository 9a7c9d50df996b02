import Stripe from 'stripe';
import type { Interval } from '@academy/contracts/shared/payments.ts';
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

/**
 * A new period of the other length starts at once; what is left of the old one is taken off its price. Throws
 * DomainError 409 where the bank refuses that charge; then nothing has changed.
 */
export const changeInterval = async (
  stripe: Stripe,
  { product, currency, prices }: StripeSettings,
  id: string,
  interval: Interval,
): Promise<void> => {
  const item = premiumItem(await stripe.subscriptions.retrieve(id), product);
  if (!item) throw new Error(`subscription ${id} has no item of ${product}`);
  if (item.price.recurring?.interval === interval) return;
  const price = {
    currency,
    product,
    unit_amount: prices[interval],
    recurring: { interval },
    tax_behavior: 'inclusive',
  };
  try {
    await stripe.subscriptions.update(id, {
      items: [{ id: item.id, price_data: price }],
      proration_behavior: 'always_invoice',
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
