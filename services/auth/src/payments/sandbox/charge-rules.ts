import type { Interval } from '@academy/contracts/shared/payments.ts';
import { conflict } from '@academy/service-kit/errors/domain-error.ts';
import type { ChangeCost } from '../provider/provider-port.ts';
import {
  live,
  withSubscription,
  type Change,
  type SandboxAccount,
  type SandboxCard,
  type SandboxFact,
  type SandboxSubscription,
  type Tariff,
} from './account.ts';
import { bill, chargeAt, invoicesOf, nextPeriod, unusedValue } from './amounts.ts';
import { periodEndOf } from './periods.ts';
import { sandboxTexts } from './sandbox-texts.ts';

export interface Charge {
  subscriptionId: string;
  /** `by card`: as its card pays; `fails`: refused whatever the card. */
  outcome: 'by card' | 'fails';
  vatPercent: number;
}

export interface IntervalChange {
  interval: Interval;
  tariff: Tariff;
  now: Date;
}

const accepts = ({ card }: SandboxAccount): boolean => card?.failsLater === false;

/** The subscription in its new period, with the invoice for it. */
const billed = (
  account: SandboxAccount,
  subscription: SandboxSubscription,
  { paid, vatPercent, now }: { paid: boolean; vatPercent: number; now: Date },
): Change => {
  const { invoice, balance } = bill(account, subscription, { now, paid, vatPercent });
  const status = paid ? 'active' : 'past_due';
  return {
    account: withSubscription(
      { ...account, invoices: [...account.invoices, invoice] },
      { ...subscription, balance, status },
    ),
    facts: [
      { type: paid ? 'invoice.paid' : 'invoice.payment_failed', objectId: invoice.id },
      { type: 'customer.subscription.updated', objectId: subscription.id },
    ],
  };
};

/** Charges the next period, which begins where the paid one ends, however early that is. */
export const chargeNext = (account: SandboxAccount, charge: Charge, now: Date): Change => {
  const before = live(account, charge.subscriptionId);
  if (before?.status !== 'active' || before.cancelsAtPeriodEnd) return null;
  const nothingToPay = chargeAt(before, before.periodEnd) === 0;
  const paid = nothingToPay || (charge.outcome === 'by card' && accepts(account));
  return billed(account, nextPeriod(before), { paid, vatPercent: charge.vatPercent, now });
};

/** The subscription at the other price, in a period that begins now, with the unused rest as its balance. */
const atInterval = (
  account: SandboxAccount,
  before: SandboxSubscription,
  { interval, tariff, now }: IntervalChange,
): SandboxSubscription => ({
  ...before,
  interval,
  price: tariff.prices[interval],
  balance: unusedValue(account, before, now),
  creditedInvoices: invoicesOf(account, before).length,
  anchor: now,
  periodStart: now,
  periodEnd: periodEndOf(now, interval, now.getUTCDate()),
});

const changeable = (account: SandboxAccount, id: string, interval: Interval): SandboxSubscription | null => {
  const before = live(account, id);
  return before?.status === 'active' && before.interval !== interval ? before : null;
};

/** What `changeInterval` would come to; null where it would change nothing. */
export const costOfChange = (
  account: SandboxAccount,
  id: string,
  change: IntervalChange,
): ChangeCost | null => {
  const before = changeable(account, id, change.interval);
  if (!before) return null;
  const after = atInterval(account, before, change);
  const { invoice, balance } = bill(account, after, {
    now: change.now,
    paid: true,
    vatPercent: change.tariff.vatPercent,
  });
  return { due: invoice.total, credit: balance };
};

/**
 * The other price from now on: a new period begins, and what is unused of the old one is taken off its invoice and,
 * where that is less, off the next ones. Throws DomainError 409 where the card does not pay: nothing has changed then.
 */
export const changeInterval = (account: SandboxAccount, id: string, change: IntervalChange): Change => {
  const { interval, tariff, now } = change;
  const before = changeable(account, id, interval);
  if (!before) return null;
  const subscription = atInterval(account, before, change);
  if (chargeAt(subscription, now) > 0 && !accepts(account))
    throw conflict('card-refused', sandboxTexts.cardRefused);
  return billed(account, subscription, { paid: true, vatPercent: tariff.vatPercent, now });
};

/** The charge that failed is paid after all. */
export const recover = (account: SandboxAccount, subscriptionId: string): Change => {
  const before = live(account, subscriptionId);
  const open = account.invoices.find(
    (invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 'open',
  );
  if (before?.status !== 'past_due' || !open) return null;
  const invoices = account.invoices.map((one) =>
    one.id === open.id ? { ...one, status: 'paid' as const } : one,
  );
  return {
    account: withSubscription({ ...account, invoices }, { ...before, status: 'active' }),
    facts: [
      { type: 'invoice.paid', objectId: open.id },
      { type: 'customer.subscription.updated', objectId: before.id },
    ],
  };
};

/** A new card is charged at once for whatever is owed. */
export const changeCard = (account: SandboxAccount, card: SandboxCard): Change => {
  let changed: SandboxAccount = { ...account, card };
  const facts: SandboxFact[] = [];
  for (const { id } of account.subscriptions) {
    const recovered = recover(changed, id);
    changed = recovered?.account ?? changed;
    facts.push(...(recovered?.facts ?? []));
  }
  return { account: changed, facts };
};
