import type Stripe from 'stripe';

export interface PaymentParts {
  invoice: string;
  intent: string;
  amount: number;
  currency: string;
}

export const invoicePaymentObject = (
  id: string,
  created: number,
  { invoice, intent, amount, currency }: PaymentParts,
): Stripe.InvoicePayment => ({
  id,
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: amount,
  created,
  currency,
  invoice,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});

export interface ChargeParts {
  customer: string;
  intent: string;
  amount: number;
  currency: string;
  isPaid: boolean;
}

const outcomeOf = (isPaid: boolean): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
  reason: isPaid ? null : 'generic_decline',
  risk_level: 'normal',
  seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
  type: isPaid ? 'authorized' : 'issuer_declined',
});

export const chargeObject = (
  id: string,
  created: number,
  { customer, intent, amount, currency, isPaid }: ChargeParts,
): Stripe.Charge => ({
  id,
  object: 'charge',
  amount,
  amount_captured: isPaid ? amount : 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: isPaid,
  created,
  currency,
  customer,
  description: 'Subscription update',
  disputed: false,
  failure_balance_transaction: null,
  failure_code: isPaid ? null : 'card_declined',
  failure_message: isPaid ? null : 'Your card was declined.',
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: outcomeOf(isPaid),
  paid: isPaid,
  payment_intent: intent,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: isPaid ? 'succeeded' : 'failed',
  transfer_data: null,
  transfer_group: null,
});

export interface RefundParts {
  charge: Stripe.Charge;
  amount: number;
  reason: string | null;
  metadata: Record<string, string>;
}

export const refundObject = (
  id: string,
  created: number,
  { charge, amount, reason, metadata }: RefundParts,
): Stripe.Refund => ({
  id,
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: null,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
