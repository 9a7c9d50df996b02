import Stripe from 'stripe';
import { refundedMeanwhile } from '../provider/payment-texts.ts';
import type { PartialRefund, ProviderRefund } from '../provider/provider-port.ts';
import { paymentIdOf } from './stripe-invoice-records.ts';
import { everyPage } from './stripe-pages.ts';
import { paidBy, refundReason } from './stripe-refunds.ts';
import { refusedRefund } from './stripe-refusals.ts';

/** Under which a refund bears our request. */
const requestField = 'request';

interface Payment {
  id: string;
  paid: number;
  refunds: Stripe.Refund[];
}

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** The payments that an invoice was paid with, most often one, each with what was given back of it. */
const paymentsOf = async (stripe: Stripe, invoiceId: string): Promise<Payment[]> => {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const found: Payment[] = [];
  for (const payment of payments?.data ?? []) {
    const id = payment.status === 'paid' ? paymentIdOf(payment) : null;
    if (id === null) continue;
    const refunds = await everyPage(stripe.refunds.list({ ...paidBy(id), limit: 100 }));
    found.push({ id, paid: payment.amount_paid ?? 0, refunds });
  }
  return found;
};

export const readRefunds = async (stripe: Stripe, invoiceId: string): Promise<ProviderRefund[]> =>
  (await paymentsOf(stripe, invoiceId)).flatMap(({ refunds }) =>
    refunds.map((refund) => ({
      amount: refund.amount,
      requestId: refund.metadata?.[requestField] ?? null,
      hasFailed: hasFailed(refund),
    })),
  );

const leftOf = ({ paid, refunds }: Payment): number =>
  refunds.filter((refund) => !hasFailed(refund)).reduce((left, { amount }) => left - amount, paid);

/** Somebody else's refund has the key, or has taken what was left. */
const isOvertaken = (error: unknown): boolean => {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true;
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { code, param } = error;
  return code === 'idempotency_key_in_use' || code === 'charge_already_refunded' || param === 'amount';
};

/**
 * The key is of the place among the refunds of its payment, not of the request: of two that both saw the same, one has
 * its refund, and the other is told.
 */
export const refundPart = async (
  stripe: Stripe,
  { invoiceId, amount, requestId, after }: PartialRefund,
): Promise<void> => {
  const payments = await paymentsOf(stripe, invoiceId);
  const payment = payments.find((one) => leftOf(one) >= amount);
  const made = payments.reduce((sum, { refunds }) => sum + refunds.length, 0);
  if (!payment || made !== after) throw refundedMeanwhile();
  try {
    await stripe.refunds.create(
      { ...paidBy(payment.id), amount, reason: refundReason, metadata: { [requestField]: requestId } },
      { idempotencyKey: `refund-${payment.id}-after-${payment.refunds.length}` },
    );
  } catch (error) {
    throw isOvertaken(error) ? refundedMeanwhile() : refusedRefund(error);
  }
};
