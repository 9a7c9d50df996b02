import Stripe from 'stripe';
import { undoCredit } from './stripe-credit.ts';
import { refusedRefund } from './stripe-refusals.ts';
import { paymentIdOf } from './stripe-invoice-records.ts';
import { everyPage } from './stripe-pages.ts';

/** Why the academy asks, in Stripe's words. */
export const refundReason = 'requested_by_customer';

/** What names a payment in a call about refunds. */
export const paidBy = (payment: string): { charge: string } | { payment_intent: string } =>
  payment.startsWith('ch_') ? { charge: payment } : { payment_intent: payment };

/** Newest first. */
const invoicesOf = (stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> =>
  everyPage(stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] }));

const tookMoney = ({ status, amount_paid: cents }: Stripe.Invoice): boolean => status === 'paid' && cents > 0;

/** By credit where not by money. */
const isPaidFor = ({ status, total }: Stripe.Invoice): boolean => status === 'paid' && total > 0;

const isRefundedAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

const refundPayment = async (stripe: Stripe, invoiceId: string, payment: string): Promise<void> => {
  try {
    // Without an amount: whatever of it has not been given back yet.
    await stripe.refunds.create(
      { ...paidBy(payment), reason: refundReason },
      { idempotencyKey: `refund-${invoiceId}-${payment}` },
    );
  } catch (error) {
    if (!isRefundedAlready(error)) throw refusedRefund(error);
  }
};

const refundInvoice = async (stripe: Stripe, { id: invoiceId, payments }: Stripe.Invoice): Promise<void> => {
  for (const payment of payments?.data ?? []) {
    const id = payment.status === 'paid' ? paymentIdOf(payment) : null;
    if (id !== null) await refundPayment(stripe, invoiceId, id);
  }
};

/**
 * Gives back all that the subscription's last payment charged, however often it is called. Credit that paid months
 * before it stays used; what came of that payment since then, as credit, goes with it.
 */
export const refundLastInvoice = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const all = await invoicesOf(stripe, subscriptionId);
  const last = all.find(tookMoney) ?? all.find(isPaidFor);
  if (!last) return;
  const since = all.slice(0, all.indexOf(last) + 1);
  const invoices = since.map(({ id }) => id);
  await undoCredit(stripe, { subscriptionId, invoices, isWhole: since.length === all.length });
  await refundInvoice(stripe, last);
};

/** Gives back all that the subscription ever charged; the last payment last, so that it tells that all is done. */
export const refundAllInvoices = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const all = await invoicesOf(stripe, subscriptionId);
  await undoCredit(stripe, { subscriptionId, invoices: all.map(({ id }) => id), isWhole: true });
  for (const invoice of all.filter(tookMoney).toReversed()) await refundInvoice(stripe, invoice);
};
