import Stripe from 'stripe';
import { paymentIdOf } from './stripe-invoice-records.ts';

const lastPaidInvoice = async (stripe: Stripe, subscription: string): Promise<Stripe.Invoice | null> => {
  const list = stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  });
  for await (const invoice of list) if (invoice.amount_paid > 0) return invoice;
  return null;
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

/** Gives back all that the subscription's last paid invoice charged, however often it is called. */
export const refundLastInvoice = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  const invoice = await lastPaidInvoice(stripe, subscriptionId);
  if (!invoice) return;
  for (const payment of invoice.payments?.data ?? []) {
    const id = payment.status === 'paid' ? paymentIdOf(payment) : null;
    if (id !== null) await refundPayment(stripe, invoice.id, id);
  }
};
