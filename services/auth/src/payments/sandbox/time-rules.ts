import {
  isLive,
  withSubscription,
  type Change,
  type SandboxAccount,
  type SandboxFact,
  type SandboxSubscription,
} from './account.ts';
import { chargeNext } from './charge-rules.ts';
import { endNow, refundAll, refundLast } from './rules.ts';

const dueOf = ({ status, cancelsAtPeriodEnd, periodEnd }: SandboxSubscription): Date | null => {
  if (status === 'ended') return null;
  // A failed charge waits for its recovery, or for the seller to end it.
  return status === 'past_due' && !cancelsAtPeriodEnd ? null : periodEnd;
};

/** When time by itself next changes something of the account; null for never. */
export const dueAt = ({ subscriptions }: SandboxAccount): Date | null => {
  const times = subscriptions.map(dueOf).filter((time) => time !== null);
  return times.length === 0 ? null : new Date(Math.min(...times.map(Number)));
};

/** One act after another, as one change. */
export const applyAll = (
  account: SandboxAccount,
  acts: readonly ((account: SandboxAccount) => Change)[],
): Change => {
  let now = account;
  const facts: SandboxFact[] = [];
  for (const act of acts) {
    const change = act(now);
    now = change?.account ?? now;
    facts.push(...(change?.facts ?? []));
  }
  return now === account ? null : { account: now, facts };
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Its last day is this one, however much of it was left. */
const withPeriodEnded = (
  account: SandboxAccount,
  subscription: SandboxSubscription,
  now: Date,
): SandboxAccount =>
  withSubscription(account, {
    ...subscription,
    periodStart: earlier(subscription.periodStart, now),
    periodEnd: earlier(subscription.periodEnd, now),
  });

/** The end of the period that is paid: a cancelled subscription ends, another is charged. */
export const endPeriod = (
  account: SandboxAccount,
  { subscriptionId, vatPercent }: { subscriptionId: string; vatPercent: number },
  now: Date,
): Change => {
  const subscription = account.subscriptions.find(({ id }) => id === subscriptionId);
  if (!subscription || !isLive(subscription)) return null;
  if (subscription.cancelsAtPeriodEnd)
    return endNow(withPeriodEnded(account, subscription, now), subscriptionId, now);
  return chargeNext(account, { subscriptionId, outcome: 'by card', vatPercent }, now);
};

/** What has come due by now. Periods that went by unseen, with nobody running this, are charged one by one. */
export const passTime = (account: SandboxAccount, vatPercent: number, now: Date): Change => {
  let current = account;
  const facts: SandboxFact[] = [];
  for (;;) {
    const next = current.subscriptions.find((one) => Number(dueOf(one) ?? Infinity) <= Number(now));
    if (!next) break;
    const change = endPeriod(current, { subscriptionId: next.id, vatPercent }, next.periodEnd);
    if (!change) break;
    current = change.account;
    facts.push(...change.facts);
  }
  return current === account ? null : { account: current, facts };
};

/** Gives back the last payment, once, and ends the subscription at once. */
export const refundAndEnd = (account: SandboxAccount, id: string, now: Date): Change =>
  applyAll(account, [(one) => refundLast(one, id), (one) => endNow(one, id, now)]);

/** Gives back every payment, each once, and ends the subscription at once. */
export const refundAllAndEnd = (account: SandboxAccount, id: string, now: Date): Change =>
  applyAll(account, [(one) => refundAll(one, id), (one) => endNow(one, id, now)]);
