import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { vatWithin } from '../invoices/vat.ts';
import type { ProviderInvoice } from '../provider/provider-port.ts';
import { date, idOf } from './stripe-records.ts';

/** Cents given back of a payment, by the id of its payment intent and of its charge. */
export type Refunds = ReadonlyMap<string, number>;

export const refundsOf = (charges: readonly Stripe.Charge[]): Refunds => {
  const refunds = new Map<string, number>();
  for (const charge of charges) {
    refunds.set(charge.id, charge.amount_refunded);
    if (charge.payment_intent === null) continue;
    // An intent has a charge for each try; those that failed have nothing to give back.
    const intent = idOf(charge.payment_intent);
    refunds.set(intent, (refunds.get(intent) ?? 0) + charge.amount_refunded);
  }
  return refunds;
};

export const usedDiscountsOf = (invoices: readonly Stripe.Invoice[]): Set<string> =>
  new Set(
    invoices.flatMap(({ total_discount_amounts: used }) =>
      (used ?? []).map(({ discount }) => idOf(discount)),
    ),
  );

/** What stands for an invoice's payment in `Refunds`; null for one made outside of Stripe. */
export const paymentIdOf = ({ payment }: Stripe.InvoicePayment): string | null => {
  if (payment.payment_intent !== undefined) return idOf(payment.payment_intent);
  return payment.charge === undefined ? null : idOf(payment.charge);
};

const refundedOf = (invoice: Stripe.Invoice, refunds: Refunds): number => {
  const payments = (invoice.payments?.data ?? []).map(paymentIdOf);
  return payments.reduce((sum, id) => sum + (id === null ? 0 : (refunds.get(id) ?? 0)), 0);
};

/**
 * What a credit note turned into credit stays with the customer: no refund gives it back. Which of its cents a note refunded
 * instead is not told here, so all of them count: too little may be left to refund from here, never too much.
 */
const chargedOf = ({ amount_paid: paid, post_payment_credit_notes_amount: notes }: Stripe.Invoice): number =>
  paid - notes;

const statusOf = (invoice: Stripe.Invoice, refunded: number): ProviderInvoice['status'] => {
  // What is written off is not asked for any more, though it was never annulled.
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'void';
  if (invoice.status !== 'paid') return 'open';
  return refunded > 0 && refunded >= invoice.amount_paid ? 'refunded' : 'paid';
};

const vatOf = ({ total_taxes: taxes, total }: Stripe.Invoice, percent: number): number =>
  taxes?.length ? taxes.reduce((sum, { amount }) => sum + amount, 0) : vatWithin(total, percent);

const billedToOf = (invoice: Stripe.Invoice): Billing | null => {
  const { customer_name: name, customer_address: address, customer_tax_ids: taxIds } = invoice;
  if (!name) return null;
  return {
    name,
    line1: [address?.line1, address?.line2].filter(Boolean).join(', '),
    postalCode: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
    taxId: taxIds?.[0]?.value ?? '',
  };
};

/** The invoice's own period is the one before, in which usage would have been counted; its lines have the one paid. */
const periodOf = (invoice: Stripe.Invoice): Stripe.InvoiceLineItem.Period => {
  const periods = invoice.lines.data.map(({ period }) => period);
  const own = { start: invoice.period_start, end: invoice.period_end };
  return periods.reduce((latest, period) => (period.end > latest.end ? period : latest), periods[0] ?? own);
};

/** Null for a draft, which nobody has been asked to pay. */
export const toInvoice = (
  invoice: Stripe.Invoice,
  refunds: Refunds,
  vatPercent: number,
): ProviderInvoice | null => {
  if (invoice.status === 'draft') return null;
  const refunded = refundedOf(invoice, refunds);
  const subscription = invoice.parent?.subscription_details?.subscription;
  const period = periodOf(invoice);
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    subscriptionId: subscription === undefined ? null : idOf(subscription),
    issuedAt: date(invoice.status_transitions.finalized_at ?? invoice.created),
    status: statusOf(invoice, refunded),
    currency: invoice.currency,
    total: invoice.total,
    charged: chargedOf(invoice),
    ...(invoice.post_payment_credit_notes_amount > 0 && { hasCreditNotes: true }),
    vat: vatOf(invoice, vatPercent),
    refunded,
    periodStart: date(period.start),
    periodEnd: date(period.end),
    billedTo: billedToOf(invoice),
  };
};
