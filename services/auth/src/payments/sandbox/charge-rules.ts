import {
  live,
  withSubscription,
  type Change,
  type SandboxAccount,
  type SandboxCard,
  type SandboxFact,
} from './account.ts';
import { invoiceFor, nextPeriod } from './amounts.ts';

export interface Charge {
  subscriptionId: string;
  /** `by card`: as its card pays; `fails`: refused whatever the card. */
  outcome: 'by card' | 'fails';
  vatPercent: number;
}

/** Charges the next period, which begins where the paid one ends, however early that is. */
export const chargeNext = (account: SandboxAccount, charge: Charge, now: Date): Change => {
  const before = live(account, charge.subscriptionId);
  if (before?.status !== 'active' || before.cancelsAtPeriodEnd) return null;
  const paid = charge.outcome === 'by card' && account.card?.failsLater === false;
  const subscription = { ...nextPeriod(before), status: paid ? ('active' as const) : ('past_due' as const) };
  const invoice = invoiceFor(account, subscription, { now, paid, vatPercent: charge.vatPercent });
  const type = paid ? 'invoice.paid' : 'invoice.payment_failed';
  return {
    account: withSubscription({ ...account, invoices: [...account.invoices, invoice] }, subscription),
    facts: [
      { type, objectId: invoice.id },
      { type: 'customer.subscription.updated', objectId: subscription.id },
    ],
  };
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
