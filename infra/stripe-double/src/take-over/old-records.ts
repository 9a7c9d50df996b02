import type { Billing, Interval, Invoice } from '@academy/contracts/shared/payments.ts';

/** What auth's own sandbox of payments kept, in `sandbox_customers` and `sandbox_invoices`, until Stripe's double took over. */
export interface OldSubscription {
  id: string;
  checkoutId: string;
  status: 'active' | 'past_due' | 'ended';
  cancelsAtPeriodEnd: boolean;
  startedAt: Date;
  /** Whose day of the month its periods end on. */
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  endedAt: Date | null;
  interval: Interval;
  /** Cents of a charge before a coupon, VAT included. */
  price: number;
  currency: string;
  coupon: { code: string; percentOff: number; months: number } | null;
  /** Cents in the customer's favour. */
  balance: number;
  /** How many of its invoices there were when its interval last changed: what was unused of them is in the balance. */
  creditedInvoices: number;
}

export interface OldInvoice {
  id: string;
  subscriptionId: string;
  status: Invoice['status'];
  issuedAt: Date;
  currency: string;
  /** Cents charged, after what a balance paid. */
  total: number;
  /** Cents that a balance paid. */
  credit: number;
  refunded: number;
  periodStart: Date;
  periodEnd: Date;
  billedTo: Billing | null;
}

export interface OldCustomer {
  _id: string;
  userId: string;
  email: string;
  name: string;
  language: string;
  /** Facts that auth had not been told when the sandbox stopped. */
  outbox: { id: string }[];
  account: {
    billing: Billing | null;
    card: { brand: string; last4: string; expires: string; failsLater: boolean } | null;
    subscriptions: OldSubscription[];
    invoices: OldInvoice[];
  };
}

/** The number of an invoice; one that nobody had looked at had none. */
export interface OldInvoiceNumber {
  _id: string;
  sequence: number;
}

/** A message to auth. */
export interface OldEvent {
  _id: string;
  customerId: string;
  deliveredAt: Date | null;
}

export const oldCollections = [
  'sandbox_customers',
  'sandbox_checkouts',
  'sandbox_portals',
  'sandbox_invoices',
  'sandbox_events',
] as const;
