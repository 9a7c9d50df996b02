import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { chargeOfIntent, collect, giveBack } from '../charging.ts';
import { invoiceObject, type InvoiceParts } from '../objects/invoice.ts';
import { lineObject } from '../objects/invoice-line.ts';
import { itemOf } from '../subscribing.ts';
import { invoicePaymentsOf, invoicesOf, type World } from '../world.ts';
import { addressOf, taxIdsOf } from './convert-billing.ts';
import { seconds } from './convert-subscription.ts';
import type { OldInvoice, OldSubscription } from './old-records.ts';

/** Whom it named when it was issued. */
const billedTo = (customer: Stripe.Customer, billing: Billing | null): Stripe.Customer => ({
  ...customer,
  name: billing?.name ?? null,
  address: billing && addressOf(billing),
});

/** Which of the subscription's invoices it is: the first, that of its last change, or any other. */
const reasonOf = (
  world: World,
  { subscriptionId }: OldInvoice,
  { creditedInvoices }: OldSubscription,
): InvoiceParts['reason'] => {
  const before = invoicesOf(world, subscriptionId).length;
  if (before === 0) return 'subscription_create';
  return before === creditedInvoices ? 'subscription_update' : 'subscription_cycle';
};

const draw = (
  world: World,
  customer: Stripe.Customer,
  { old, of }: { old: OldInvoice; of: OldSubscription },
): Stripe.Invoice => {
  const subscription = world.subscriptions.get(old.subscriptionId);
  if (!subscription) throw new Error(`${old.id} is of ${old.subscriptionId}, which is not there`);
  const period = { start: seconds(old.periodStart), end: seconds(old.periodEnd) };
  const line = { invoice: old.id, subscription: subscription.id, item: itemOf(subscription), period };
  const { total, credit } = old;
  const lines = [lineObject(world.newId('il'), { ...line, amount: total + credit })];
  if (credit > 0) lines.push(lineObject(world.newId('il'), { ...line, amount: -credit, isProration: true }));
  subscription.latest_invoice = old.id;
  return invoiceObject(old.id, seconds(old.issuedAt), {
    customer: billedTo(customer, old.billedTo),
    taxIds: taxIdsOf(world, customer.id, old.billedTo),
    subscription: subscription.id,
    currency: old.currency,
    lines,
    reason: reasonOf(world, old, of),
    number: '',
    total,
    discountAmounts: [],
    // What a balance paid of it is off the total already.
    balance: { before: 0, after: 0 },
  });
};

export const convertInvoice = (
  world: World,
  customer: Stripe.Customer,
  { old, of }: { old: OldInvoice; of: OldSubscription },
): void => {
  const invoice = draw(world, customer, { old, of });
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
