import type Stripe from 'stripe';
import type { CustomerRecord } from '../provider/provider-port.ts';
import { isMissing } from './stripe-client.ts';
import { refundsOf, toInvoice, usedDiscountsOf } from './stripe-invoice-records.ts';
import { everyPage } from './stripe-pages.ts';
import { toSubscription } from './stripe-records.ts';
import type { StripeSettings } from './stripe-settings.ts';

const limit = 100;

const findCustomer = async (stripe: Stripe, id: string): Promise<Stripe.Customer | null> => {
  try {
    const customer = await stripe.customers.retrieve(id);
    return customer.deleted ? null : customer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const isThere = <T>(value: T | null): value is T => value !== null;

/**
 * All that Stripe has of a customer, every page of it; null where it has none. An invoice names its payment but not
 * what was given back of it, and Stripe expands no deeper than four levels: so the charges are read beside.
 */
export const readStripeCustomer = async (
  stripe: Stripe,
  { product, vatPercent }: StripeSettings,
  customerId: string,
): Promise<CustomerRecord | null> => {
  const customer = await findCustomer(stripe, customerId);
  if (customer === null) return null;
  const of = { customer: customerId, limit };
  const discounts = ['data.discounts.promotion_code', 'data.discounts.source.coupon'];
  const [subscriptions, invoices, charges] = await Promise.all([
    everyPage(stripe.subscriptions.list({ ...of, status: 'all', expand: discounts })),
    everyPage(stripe.invoices.list({ ...of, expand: ['data.payments'] })),
    everyPage(stripe.charges.list(of)),
  ]);
  const context = { balance: customer.balance, used: usedDiscountsOf(invoices) };
  const refunds = refundsOf(charges);
  return {
    subscriptions: subscriptions.map((one) => toSubscription(one, product, context)).filter(isThere),
    invoices: invoices.map((one) => toInvoice(one, refunds, vatPercent)).filter(isThere),
  };
};
