import type Stripe from 'stripe';
import { listObject } from './list.ts';

export interface InvoiceParts {
  customer: Stripe.Customer;
  taxIds: Stripe.TaxId[];
  subscription: string;
  currency: string;
  lines: Stripe.InvoiceLineItem[];
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  number: string;
  total: number;
  discountAmounts: Stripe.Invoice.TotalDiscountAmount[];
  /** The customer's balance before and after. */
  balance: { before: number; after: number };
}

const sumOf = (lines: readonly Stripe.InvoiceLineItem[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Finalised, and not paid yet. */
export const invoiceObject = (id: string, created: number, parts: InvoiceParts): Stripe.Invoice => {
  const { customer, subscription, lines, total, balance } = parts;
  const due = Math.max(0, total + balance.before);
  return {
    id,
    object: 'invoice',
    account_country: 'ES',
    account_name: 'Promptario',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: parts.reason,
    collection_method: 'charge_automatically',
    created,
    currency: parts.currency,
    custom_fields: customer.invoice_settings.custom_fields,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: parts.taxIds.map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: parts.discountAmounts.map(({ discount }) => discount),
    due_date: null,
    effective_at: created,
    ending_balance: balance.after,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listObject(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: parts.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // As with Stripe, the period of the invoice itself is not that of what it charges.
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance.before,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: sumOf(lines),
    subtotal_excluding_tax: sumOf(lines),
    test_clock: null,
    total,
    total_discount_amounts: parts.discountAmounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};
