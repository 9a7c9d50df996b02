import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

export const apiVersion = '2026-10-28.endive';

/** An event as it was when it happened: the same bytes for each delivery. */
export interface RecordedEvent {
  id: string;
  type: Stripe.Event.Type;
  body: string;
  created: number;
  /** Whose it is. */
  customer: string | null;
  /** How often it was sent in vain. */
  attempts: number;
  /** Absent before the first try, which may come long after it happened. */
  firstTriedAt?: number;
  deliveredAt: number | null;
}

/** What is kept of a card: never its number or its code. */
export interface Card {
  brand: string;
  last4: string;
  /** As on the card: `12/30`. */
  expires: string;
}

export interface KeptAnswer {
  request: string;
  /** Null while it is being carried out. */
  answer: { status: number; body: unknown } | null;
  at: number;
}

/** Everything that this Stripe account has. Tables keep the order in which things were made. */
export interface World {
  /** Seconds, as Stripe counts. */
  now: () => number;
  newId: (prefix: string) => string;
  customers: Map<string, Stripe.Customer>;
  deletedCustomers: Set<string>;
  cards: Map<string, Card>;
  /** Customers whose card the bank refuses. */
  refusedCards: Set<string>;
  taxIds: Map<string, Stripe.TaxId>;
  balanceTransactions: Map<string, Stripe.CustomerBalanceTransaction>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  /** Charges of which nothing is given back any more: it is too long ago, or they are disputed. */
  unrefundable: Map<string, 'charge_not_refundable' | 'charge_disputed'>;
  coupons: Map<string, Stripe.Coupon>;
  promotionCodes: Map<string, Stripe.PromotionCode>;
  discounts: Map<string, Stripe.Discount>;
  sessions: Map<string, Stripe.Checkout.Session>;
  /** What each session sells, and what its subscription is to carry. */
  sales: Map<string, { price: Stripe.Price; metadata: Record<string, string> }>;
  /** What somebody has typed into a payment page's form, their card never. */
  drafts: Map<string, Record<string, string>>;
  portalSessions: Map<string, Stripe.BillingPortal.Session>;
  /** The answers to requests that came with an idempotency key. */
  answers: Map<string, KeptAnswer>;
  events: RecordedEvent[];
  /** Whose number all invoices go by; each customer's own when null, as an account may choose. */
  invoicePrefix: string | null;
  /** Whether the customers of the sandbox that was before are here. */
  hasTakenOver: boolean;
}

export const createWorld = (now: () => Date): World => ({
  now: () => Math.floor(now().getTime() / 1000),
  newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
  customers: new Map(),
  deletedCustomers: new Set(),
  cards: new Map(),
  refusedCards: new Set(),
  taxIds: new Map(),
  balanceTransactions: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  invoicePayments: new Map(),
  charges: new Map(),
  refunds: new Map(),
  unrefundable: new Map(),
  coupons: new Map(),
  promotionCodes: new Map(),
  discounts: new Map(),
  sessions: new Map(),
  sales: new Map(),
  drafts: new Map(),
  portalSessions: new Map(),
  answers: new Map(),
  events: [],
  invoicePrefix: null,
  hasTakenOver: false,
});

const ownerOf = (about: { object?: string; id?: string; customer?: unknown }): string | null => {
  const owner = about.object === 'customer' ? about.id : about.customer;
  return typeof owner === 'string' ? owner : null;
};

/** Notes that something happened to an object, with the object as it is now. */
export const tell = (world: World, type: Stripe.Event.Type, object: object): void => {
  const id = world.newId('evt');
  const created = world.now();
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const body = JSON.stringify(event);
  world.events.push({ id, type, body, created, customer: ownerOf(object), attempts: 0, deliveredAt: null });
};

/** Whatever has this id, as `expand` looks it up. */
export const lookUp = (world: World, id: string): object | undefined =>
  [
    world.customers,
    world.subscriptions,
    world.invoices,
    world.charges,
    world.coupons,
    world.promotionCodes,
    world.discounts,
  ]
    .map((table) => table.get(id))
    .find((found) => found !== undefined);

export const invoicePaymentsOf = (world: World, invoice: string): Stripe.InvoicePayment[] =>
  [...world.invoicePayments.values()].filter((payment) => payment.invoice === invoice);

/** Oldest first. */
export const invoicesOf = (world: World, subscription: string): Stripe.Invoice[] =>
  [...world.invoices.values()].filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  );
