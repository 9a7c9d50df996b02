import Stripe from 'stripe';
import { paymentIdOf } from './stripe-invoice-records.ts';
import { everyPage } from './stripe-pages.ts';
import { idOf } from './stripe-records.ts';

/** Those that took money, newest first. */
const paidInvoices = async (stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> => {
  const paid = await everyPage(
    stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] }),
  );
  return paid.filter(({ amount_paid: cents }) => cents > 0);
};

const isRefundedAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

const refundPayment = async (stripe: Stripe, invoiceId: string, payment: string): Promise<void> => {
  const paid = payment.startsWith('ch_') ? { charge: payment } : { payment_intent: payment };
  try {
    // Without an amount: whatever of it has not been given back yet.
    await stripe.refunds.create(
      { ...paid, reason: 'requested_by_customer' },
      { idempotencyKey: `refund-${invoiceId}-${payment}` },
    );
  } catch (error) {
    if (!isRefundedAlready(error)) throw error;
  }
};

const refundInvoice = async (stripe: Stripe, { id: invoiceId, payments }: Stripe.Invoice): Promise<void> => {
  for (const payment of payments?.data ?? []) {
    const id = payment.status === 'paid' ? paymentIdOf(payment) : null;
    if (id !== null) await refundPayment(stripe, invoiceId, id);
  }
};

/**
 * A change to the cheaper price leaves the customer credit for what was paid and not used. That is given back with the
 * payment: kept, it would pay for a next subscription as well. Another subscription that lives keeps what is its own.
 */
const forfeitCredit = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const customer = idOf((await stripe.subscriptions.retrieve(subscriptionId)).customer);
  const living = await everyPage(stripe.subscriptions.list({ customer, limit: 100 }));
  if (living.some(({ id }) => id !== subscriptionId)) return;
  const found = await stripe.customers.retrieve(customer);
  if (!found.deleted && found.balance < 0) await stripe.customers.update(found.id, { balance: 0 });
};

/** Gives back all that the subscription's last paid invoice charged, however often it is called. */
export const refundLastInvoice = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const [last] = await paidInvoices(stripe, subscriptionId);
  await forfeitCredit(stripe, subscriptionId);
  if (last) await refundInvoice(stripe, last);
};

/** Gives back all that the subscription ever charged; the last payment last, so that it tells that all is done. */
export const refundAllInvoices = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const paid = await paidInvoices(stripe, subscriptionId);
  await forfeitCredit(stripe, subscriptionId);
  for (const invoice of paid.toReversed()) await refundInvoice(stripe, invoice);
};
