import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { paymentsAway, refundedMeanwhile } from '../provider/payment-texts.ts';
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

/** Somebody else's refund may have the key, or have taken what was left. */
const mayBeOvertaken = (error: unknown): boolean => {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true;
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { code, param } = error;
  return code === 'idempotency_key_in_use' || code === 'charge_already_refunded' || param === 'amount';
};

/** The payment to refund of. Throws 409 where something was given back of the invoice since. */
const paymentFor = async (stripe: Stripe, { invoiceId, amount, after }: PartialRefund): Promise<Payment> => {
  const payments = await paymentsOf(stripe, invoiceId);
  const payment = payments.find((one) => leftOf(one) >= amount);
  const made = payments.reduce((sum, { refunds }) => sum + refunds.length, 0);
  if (!payment || made !== after) throw refundedMeanwhile();
  return payment;
};

/** Stripe keeps the key of a try that came to nothing for a day; so many of them in one place are got past. */
const mostTries = 4;

/**
 * The key is of the place among the refunds of its payment, not of the request: of two that both saw the same, one has
 * its refund, and the other is told. Where the key is taken and nothing came of it once `settleMs` are over, the longest
 * that a try lasts, the next of the place is used: again the same for whoever comes.
 */
export const refundPart = async (
  stripe: Stripe,
  refund: PartialRefund,
  { settleMs = 5_000, tries = 0 }: { settleMs?: number | undefined; tries?: number } = {},
): Promise<void> => {
  const { amount, requestId } = refund;
  const { id, refunds } = await paymentFor(stripe, refund);
  const place = `refund-${id}-after-${refunds.length}`;
  try {
    await stripe.refunds.create(
      { ...paidBy(id), amount, reason: refundReason, metadata: { [requestField]: requestId } },
      { idempotencyKey: tries === 0 ? place : `${place}-try-${tries}` },
    );
  } catch (error) {
    if (!mayBeOvertaken(error)) throw refusedRefund(error);
    await paymentFor(stripe, refund);
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw refusedRefund(error);
    if (tries + 1 === mostTries) throw paymentsAway();
    await setTimeout(settleMs);
    await refundPart(stripe, refund, { settleMs, tries: tries + 1 });
  }
};
