import type { Billing, Interval, Invoice } from '@academy/contracts/shared/payments.ts';
import type { Coupon } from './coupons.ts';

/** What is kept of a card: never its number or its code. */
export interface SandboxCard {
  brand: string;
  last4: string;
  /** As on the card: `12/30`. */
  expires: string;
  /** Pays where it is given and is refused at every charge after that. */
  failsLater: boolean;
}

export interface SandboxSubscription {
  id: string;
  /** The payment page it was bought on; one page, one subscription. */
  checkoutId: string;
  status: 'active' | 'past_due' | 'ended';
  cancelsAtPeriodEnd: boolean;
  startedAt: Date;
  /** Whose day of the month its periods end on: its start, or its last change of interval. */
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  endedAt: Date | null;
  interval: Interval;
  /** Cents of a charge before a coupon, VAT included. */
  price: number;
  currency: string;
  coupon: Coupon | null;
  /** Cents in the customer's favour, which the next charges are less by. */
  balance: number;
  /** How many of its invoices have had what was unused of them put into the balance. */
  creditedInvoices: number;
}

export interface SandboxInvoice {
  id: string;
  subscriptionId: string;
  status: Invoice['status'];
  issuedAt: Date;
  currency: string;
  /** Cents charged, after what a balance paid. */
  total: number;
  /** Cents that a balance paid. */
  credit: number;
  vat: number;
  refunded: number;
  periodStart: Date;
  periodEnd: Date;
  billedTo: Billing | null;
}

/** All of one customer that money depends on, oldest first. It changes as a whole. */
export interface SandboxAccount {
  billing: Billing | null;
  card: SandboxCard | null;
  /** The only payment page that takes a payment; null once it was paid. */
  openCheckoutId: string | null;
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
}

export const emptyAccount: SandboxAccount = {
  billing: null,
  card: null,
  openCheckoutId: null,
  subscriptions: [],
  invoices: [],
};

/** What happened, for the signed message about it. */
export interface SandboxFact {
  type:
    | 'checkout.session.completed'
    | 'customer.subscription.updated'
    | 'customer.subscription.deleted'
    | 'invoice.paid'
    | 'invoice.payment_failed'
    | 'charge.refunded';
  /** The subscription or invoice it is about. */
  objectId: string;
}

/** An account after an act, and the facts to announce. Null where an act changes nothing. */
export type Change = { account: SandboxAccount; facts: SandboxFact[] } | null;

/** Cents, VAT included. */
export interface Tariff {
  prices: Record<Interval, number>;
  currency: string;
  vatPercent: number;
}

export const isLive = ({ status }: Pick<SandboxSubscription, 'status'>): boolean => status !== 'ended';

/** The subscription of that id while it lives. */
export const live = (account: SandboxAccount, id: string): SandboxSubscription | null =>
  account.subscriptions.find((subscription) => subscription.id === id && isLive(subscription)) ?? null;

export const withSubscription = (account: SandboxAccount, changed: SandboxSubscription): SandboxAccount => ({
  ...account,
  subscriptions: account.subscriptions.map((one) => (one.id === changed.id ? changed : one)),
});

/** The one that the customer's own page is about: the newest alive, else the newest. */
export const currentSubscription = ({ subscriptions }: SandboxAccount): SandboxSubscription | null =>
  subscriptions.findLast(isLive) ?? subscriptions.at(-1) ?? null;

/** The newest invoice by which a subscription was paid for with money, given back or not. */
export const lastPayment = (account: SandboxAccount, subscriptionId: string): SandboxInvoice | null =>
  account.invoices.findLast(
    (invoice) =>
      invoice.subscriptionId === subscriptionId &&
      invoice.total > 0 &&
      (invoice.status === 'paid' || invoice.status === 'refunded'),
  ) ?? null;
