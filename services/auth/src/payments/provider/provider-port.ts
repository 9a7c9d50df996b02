import type { Language } from '@academy/contracts/shared/language.ts';
import type { Billing, Interval, Invoice } from '@academy/contracts/shared/payments.ts';

export type ProviderName = 'stripe' | 'sandbox';

/** A subscription as the provider has it at this moment. */
export interface ProviderSubscription {
  id: string;
  /** `incomplete`: its first charge is not paid yet. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  cancelsAtPeriodEnd: boolean;
  startedAt: Date;
  periodEnd: Date;
  endedAt: Date | null;
  interval: Interval;
  /** Cents of the next charge, VAT included, after a coupon. */
  amount: number;
  currency: string;
  coupon: string | null;
}

export interface ProviderInvoice extends Omit<Invoice, 'issuedAt' | 'periodStart' | 'periodEnd'> {
  subscriptionId: string | null;
  /** Cents that were taken as money and not turned into credit since: credit is what no refund gives back. */
  charged: number;
  /** Whether some of it was turned into credit: then all that is left is not all that was paid. */
  hasCreditNotes?: true;
  issuedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Whom it named when it was issued. */
  billedTo: Billing | null;
}

/** All that the provider knows of one customer, newest first. */
export interface CustomerRecord {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

/** What a change of the interval comes to, in cents, VAT included. */
export interface ChangeCost {
  /** Charged at once. */
  due: number;
  /** What is unused of the paid period and not used up by that: it pays the charges to come. */
  credit: number;
}

/** Money that went back, or is on its way. */
export interface ProviderRefund {
  amount: number;
  /** Our own request that it answers; null where it was made elsewhere. */
  requestId: string | null;
  /** The bank did not take it: the money is still here. */
  hasFailed: boolean;
}

export interface PartialRefund {
  invoiceId: string;
  /** In the currency's minor units. */
  amount: number;
  requestId: string;
  /** How many refunds of this invoice were seen before, failed ones included. */
  after: number;
}

/** What a signed message says: that something of a customer changed. What it is now is read, not believed. */
export interface Webhook {
  /** The provider's id of the message; the same however often it is delivered. */
  id: string;
  type: string;
  customerId: string | null;
  createdAt: Date;
}

export interface CustomerDetails {
  userId: string;
  email: string;
  name: string;
  language: Language;
  /** The customer of theirs that the provider has no longer; absent for the first. */
  replaces?: string;
}

export interface CheckoutRequest {
  customerId: string;
  userId: string;
  interval: Interval;
  coupon: string | null;
  language: Language;
}

/**
 * Takes money. Each call may be made again after a crash and has the effect of one. Every call throws DomainError
 * 503 `payments-away` when the provider cannot be reached in time, and those about a customer 409 `no-customer` where it
 * has them no longer.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The same customer for the same user however often it is called, but for one that is to be replaced. */
  createCustomer(details: CustomerDetails): Promise<string>;
  saveBilling(customerId: string, billing: Billing): Promise<void>;
  /**
   * A payment page; pages opened before for the customer take no payment any more. Throws DomainError 400 naming
   * `coupon` when there is no such coupon.
   */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** Null where there is no such customer. */
  readCustomer(customerId: string): Promise<CustomerRecord | null>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  /**
   * What `changeInterval` would charge, with the unused rest counted up to `at`. Null where there is nothing to change.
   * May throw DomainError 409 where the period has been renewed since.
   */
  quoteChange(subscriptionId: string, interval: Interval, at: Date): Promise<ChangeCost | null>;
  /** `at` is the moment up to which the unused rest is counted, of a quote; now when absent. */
  changeInterval(subscriptionId: string, interval: Interval, at?: Date): Promise<void>;
  /** Ends it at once; a subscription that has ended stays as it is. */
  endNow(subscriptionId: string): Promise<void>;
  /** Gives back all that its last paid invoice charged, once, and ends it at once. */
  refundAndEnd(subscriptionId: string): Promise<void>;
  /** What was given back of an invoice so far. */
  readRefunds(invoiceId: string): Promise<ProviderRefund[]>;
  /**
   * Gives back a part of what an invoice charged. Throws DomainError 409 `changed-meanwhile` where somebody gave back
   * something of it since `after`, and 409 `refund-refused` where the provider will not give back what it took.
   */
  refundPart(refund: PartialRefund): Promise<void>;
  /** Gives back all that was ever charged for it, as a withdrawal asks, once, and ends it at once. */
  refundAllAndEnd(subscriptionId: string): Promise<void>;
  openPortal(customerId: string, language: Language): Promise<{ url: string }>;
  /** Verifies a message over its raw body. Throws DomainError 400 where it is forged, damaged or stale. */
  readWebhook(rawBody: Buffer, signature: string | undefined, now: Date): Webhook;
}
