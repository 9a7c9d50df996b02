import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { chargeOfIntent, collect, giveBack } from '../charging.ts';
import { invoiceObject } from '../objects/invoice.ts';
import { lineObject } from '../objects/invoice-line.ts';
import { itemOf } from '../subscribing.ts';
import { invoicePaymentsOf, type World } from '../world.ts';
import { addressOf, taxIdsOf } from './convert-billing.ts';
import { seconds } from './convert-subscription.ts';
import type { OldInvoice } from './old-records.ts';

/** Whom it named when it was issued. */
const billedTo = (customer: Stripe.Customer, billing: Billing | null): Stripe.Customer => ({
  ...customer,
  name: billing?.name ?? null,
  address: billing && addressOf(billing),
});

const draw = (world: World, customer: Stripe.Customer, old: OldInvoice): Stripe.Invoice => {
  const subscription = world.subscriptions.get(old.subscriptionId);
  if (!subscription) throw new Error(`${old.id} is of ${old.subscriptionId}, which is not there`);
  const period = { start: seconds(old.periodStart), end: seconds(old.periodEnd) };
  const line = { invoice: old.id, subscription: subscription.id, item: itemOf(subscription), period };
  const isFirst = subscription.latest_invoice === null;
  subscription.latest_invoice = old.id;
  return invoiceObject(old.id, seconds(old.issuedAt), {
    customer: billedTo(customer, old.billedTo),
    taxIds: taxIdsOf(world, customer.id, old.billedTo),
    subscription: subscription.id,
    currency: old.currency,
    lines: [lineObject(world.newId('il'), { ...line, amount: old.total })],
    reason: isFirst ? 'subscription_create' : 'subscription_cycle',
    number: '',
    total: old.total,
    discountAmounts: [],
    // What a balance paid of it is off the total already.
    balance: { before: 0, after: 0 },
  });
};

export const convertInvoice = (world: World, customer: Stripe.Customer, old: OldInvoice): void => {
  const invoice = draw(world, customer, old);
  world.invoices.set(invoice.id, invoice);
  if (old.status === 'void') {
    invoice.status = 'void';
    invoice.status_transitions.voided_at = world.now();
    return;
  }
  const isRefused = old.status === 'open';
  const then = { ...world, now: () => seconds(old.issuedAt) };
  collect({ ...then, refusedCards: new Set(isRefused ? [customer.id] : []) }, invoice);
  const [payment] = invoicePaymentsOf(world, invoice.id);
  const charge = payment && chargeOfIntent(world, String(payment.payment.payment_intent));
  if (charge && old.refunded > 0) giveBack(then, charge, { amount: old.refunded });
};
