import type Stripe from 'stripe';
import { changeBalance } from './balance.ts';
import { invoiceObject, type InvoiceParts } from './objects/invoice.ts';
import { lineObject, type LineParts } from './objects/invoice-line.ts';
import { tell, type World } from './world.ts';

export type LineDraft = Omit<LineParts, 'invoice' | 'subscription' | 'discountAmounts'>;

const isUsed = (world: World, discount: string): boolean =>
  [...world.invoices.values()].some(({ total_discount_amounts: amounts }) =>
    amounts?.some((one) => one.discount === discount),
  );

const couponOf = (world: World, { source }: Stripe.Discount): Stripe.Coupon => {
  const coupon = world.coupons.get(String(source.coupon));
  if (!coupon) throw new Error(`no coupon ${String(source.coupon)}`);
  return coupon;
};

const counts = (world: World, discount: Stripe.Discount): boolean => {
  if (couponOf(world, discount).duration === 'once') return !isUsed(world, discount.id);
  return discount.end === null || discount.end > world.now();
};

/** What coupons take off an amount. */
const discountsOf = (
  world: World,
  subscription: Stripe.Subscription,
  amount: number,
): NonNullable<LineParts['discountAmounts']> =>
  subscription.discounts
    .map((id) => world.discounts.get(String(id)))
    .filter((discount) => discount !== undefined)
    .filter((discount) => counts(world, discount))
    .map((discount) => {
      const { percent_off: percent, amount_off: off } = couponOf(world, discount);
      const rebate = percent === null ? (off ?? 0) : Math.round((amount * percent) / 100);
      return { amount: Math.max(0, Math.min(rebate, amount)), discount: discount.id };
    });

export const numberOf = (prefix: string, sequence: number): string =>
  `${prefix}-${String(sequence).padStart(6, '0')}`;

/** Invoices of one prefix are numbered in one row, without gaps or doubles: a customer's, or the account's. */
export const nextNumber = ({ invoices }: World, prefix: string): string => {
  const own = [...invoices.values()].filter(({ number }) => number?.startsWith(`${prefix}-`));
  const numbers = own.map(({ number }) => Number(number?.slice(prefix.length + 1)));
  return numberOf(prefix, numbers.reduce((one, other) => Math.max(one, other), 0) + 1);
};

/** On a payment page the balance is used before there is an invoice: its line names the page and no invoice. */
const causeOf = (invoice: string, session: string | undefined) =>
  session === undefined
    ? { type: 'applied_to_invoice', invoice }
    : { type: 'checkout_session_subscription_payment', session };

export interface InvoiceDraft {
  reason: InvoiceParts['reason'];
  drafts: LineDraft[];
  /** The payment page that it is paid on. */
  session?: string | undefined;
}

const draw = (
  world: World,
  subscription: Stripe.Subscription,
  { reason, drafts, numbered }: InvoiceDraft & { numbered: boolean },
) => {
  const customer = world.customers.get(String(subscription.customer));
  if (!customer) throw new Error(`no customer ${String(subscription.customer)}`);
  const id = world.newId('in');
  const lines = drafts.map((draft) =>
    lineObject(world.newId('il'), {
      ...draft,
      invoice: id,
      subscription: subscription.id,
      // A proration is what was charged: the coupon is off it already.
      discountAmounts: draft.isProration ? [] : discountsOf(world, subscription, draft.amount),
    }),
  );
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discountAmounts = lines.flatMap(({ discount_amounts: amounts }) => amounts ?? []);
  const total = subtotal - discountAmounts.reduce((sum, { amount }) => sum + amount, 0);
  const before = customer.balance;
  const after = Math.min(0, total + before);
  const invoice = invoiceObject(id, world.now(), {
    customer,
    taxIds: [...world.taxIds.values()].filter((taxId) => taxId.customer === customer.id),
    subscription: subscription.id,
    currency: subscription.currency,
    lines,
    reason,
    number: numbered ? nextNumber(world, customer.invoice_prefix ?? '') : '',
    total,
    discountAmounts,
    balance: { before, after },
  });
  return { invoice, customer, before, after };
};

/** The invoice that these lines would make, of which nothing is kept. */
export const preview = (
  world: World,
  subscription: Stripe.Subscription,
  draft: InvoiceDraft,
): Stripe.Invoice => ({
  ...draw(world, subscription, { ...draft, numbered: false }).invoice,
  id: world.newId('upcoming_in'),
  status: 'draft',
  number: null,
});

/** A finalised invoice of these lines, after discounts; the customer's balance pays what it can of it. */
export const issue = (
  world: World,
  subscription: Stripe.Subscription,
  draft: InvoiceDraft,
): Stripe.Invoice => {
  const { invoice, customer, before, after } = draw(world, subscription, { ...draft, numbered: true });
  const { id } = invoice;
  if (after !== before) {
    const { currency } = subscription;
    changeBalance(world, customer, { amount: after - before, currency, ...causeOf(id, draft.session) });
  }
  world.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  tell(world, 'invoice.created', invoice);
  tell(world, 'invoice.finalized', invoice);
  return invoice;
};
