import type Stripe from 'stripe';
import { preview } from '../invoicing.ts';
import { currentSubscription, possibleActs, type PortalAct } from '../portal-acts.ts';
import { isCancelled, itemOf, lineOf } from '../subscribing.ts';
import type { Card, RecordedEvent, World } from '../world.ts';
import type { FormState } from './fields.ts';
import { asLanguage } from './page-context.ts';
import type { Outcome } from './portal-texts.ts';

export interface PortalView extends FormState {
  subscription: Stripe.Subscription | null;
  acts: readonly PortalAct[];
  /** Cents of the next charge; null where there is none. */
  nextCharge: number | null;
  /** Cents that are owed. */
  owed: number;
  /** Cents in the customer's favour. */
  balance: number;
  card: Card | null;
  failsLater: boolean;
  /** Oldest first; a charge that was given back beside each. */
  invoices: readonly { invoice: Stripe.Invoice; isRefunded: boolean }[];
  messages: readonly RecordedEvent[];
  vatPercent: number;
  returnUrl: string;
  /** What the last press did. */
  outcome: Outcome | null;
}

const messagesShown = 8;

/** What the next period will ask for, when it begins. */
const nextChargeOf = (world: World, subscription: Stripe.Subscription): number => {
  const item = itemOf(subscription);
  const then = { ...world, now: () => item.current_period_end };
  return preview(then, subscription, { reason: 'subscription_cycle', drafts: [lineOf(item)] }).amount_due;
};

export const portalView = (
  world: World,
  { customer: id, locale, return_url: returnUrl }: Stripe.BillingPortal.Session,
  vatPercent: number,
): PortalView => {
  const subscription = currentSubscription(world, id);
  const invoices = [...world.invoices.values()].filter(({ customer }) => customer === id);
  const isRenewing = subscription?.status === 'active' && !isCancelled(subscription);
  const refunded = new Set(
    [...world.charges.values()].filter((one) => one.refunded).map((one) => one.payment_intent),
  );
  const given = new Set(
    [...world.invoicePayments.values()]
      .filter(({ payment }) => refunded.has(payment.payment_intent ?? ''))
      .map(({ invoice }) => invoice),
  );
  return {
    language: asLanguage(locale),
    subscription,
    acts: subscription ? possibleActs(world, subscription) : [],
    nextCharge: isRenewing ? nextChargeOf(world, subscription) : null,
    owed: invoices
      .filter(({ status }) => status === 'open')
      .reduce((sum, { amount_remaining: left }) => sum + left, 0),
    balance: Math.max(0, -(world.customers.get(id)?.balance ?? 0)),
    card: world.cards.get(id) ?? null,
    failsLater: world.refusedCards.has(id),
    invoices: invoices.map((invoice) => ({ invoice, isRefunded: given.has(invoice.id) })),
    messages: world.events
      .filter(({ customer }) => customer === id)
      .slice(-messagesShown)
      .reverse(),
    vatPercent,
    returnUrl: returnUrl ?? '',
    outcome: null,
    errors: {},
  };
};
