import { chargeObject, invoicePaymentObject, refundObject, type RefundParts } from './objects/payment.ts';
import type Stripe from 'stripe';
import { invoicePaymentsOf, tell, type World } from './world.ts';

export const setRefused = (world: World, customer: string, isRefused: boolean): void => {
  if (isRefused) world.refusedCards.add(customer);
  else world.refusedCards.delete(customer);
};

const markPaid = (world: World, invoice: Stripe.Invoice): void => {
  const paidAt = world.now();
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = paidAt;
  for (const payment of invoicePaymentsOf(world, invoice.id)) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = paidAt;
    tell(world, 'invoice_payment.paid', payment);
  }
  tell(world, 'invoice.paid', invoice);
  tell(world, 'invoice.payment_succeeded', invoice);
};

const paymentOf = (world: World, invoice: Stripe.Invoice): Stripe.InvoicePayment => {
  const [known] = invoicePaymentsOf(world, invoice.id);
  if (known) return known;
  const made = invoicePaymentObject(world.newId('inpay'), world.now(), {
    invoice: invoice.id,
    intent: world.newId('pi'),
    amount: invoice.amount_due,
    currency: invoice.currency,
  });
  world.invoicePayments.set(made.id, made);
  return made;
};

/** Tries to collect an open invoice from the customer's card. Gives whether it is paid. */
export const collect = (world: World, invoice: Stripe.Invoice): boolean => {
  invoice.attempted = true;
  if (invoice.amount_due === 0) {
    markPaid(world, invoice);
    return true;
  }
  const customer = String(invoice.customer);
  const isPaid = !world.refusedCards.has(customer);
  const { payment } = paymentOf(world, invoice);
  const charge = chargeObject(world.newId('ch'), world.now(), {
    customer,
    intent: String(payment.payment_intent),
    amount: invoice.amount_due,
    currency: invoice.currency,
    isPaid,
  });
  world.charges.set(charge.id, charge);
  invoice.attempt_count += 1;
  tell(world, isPaid ? 'charge.succeeded' : 'charge.failed', charge);
  if (isPaid) markPaid(world, invoice);
  else {
    invoice.next_payment_attempt = world.now() + 3 * 86_400;
    tell(world, 'invoice.payment_failed', invoice);
  }
  return isPaid;
};

/** The charge that paid the newest invoice of a subscription that took money. */
export const lastCharge = (world: World, subscription: string): Stripe.Charge | undefined => {
  const paid = [...world.invoices.values()].findLast(
    ({ parent, amount_paid: amount }) =>
      parent?.subscription_details?.subscription === subscription && amount > 0,
  );
  const [payment] = paid ? invoicePaymentsOf(world, paid.id) : [];
  return payment && chargeOfIntent(world, String(payment.payment.payment_intent));
};

export const chargeOfIntent = (world: World, intent: string): Stripe.Charge | undefined =>
  [...world.charges.values()].find((charge) => charge.payment_intent === intent && charge.paid);

/** The bank did not take it: the money is there again. */
export const failRefund = (world: World, refund: Stripe.Refund): void => {
  const charge = world.charges.get(String(refund.charge));
  if (!charge || refund.status === 'failed') return;
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  tell(world, 'refund.failed', refund);
};

/** Gives back part of a charge; the caller has checked that there is as much left. */
export const giveBack = (
  world: World,
  charge: Stripe.Charge,
  { amount, reason = null, metadata = {} }: Partial<RefundParts> & { amount: number },
): Stripe.Refund => {
  const refund = refundObject(world.newId('re'), world.now(), { charge, amount, reason, metadata });
  world.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(world, 'refund.created', refund);
  tell(world, 'charge.refunded', charge);
  return refund;
};
