import type { Interval } from '@academy/contracts/shared/payments.ts';
import type { ProviderInvoice } from '../provider/provider-port.ts';
import {
  alreadySubscribed,
  changeCancelling,
  changePastDue,
  notSubscribed,
  resumePastDue,
  withdrawalOver,
} from '../provider/payment-texts.ts';
import type { InvoiceRecord } from '../invoices/invoice-model.ts';
import { nothingToRefund } from '../staff/staff-payment-texts.ts';
import { pendingUntil } from './subscription-clock.ts';
import { recordEvent } from './subscription-history.ts';
import { withdrawUntil, type Subscription } from './subscription.ts';

/** A subscription that runs at the provider. */
export type Running = Subscription & {
  state: 'active' | 'cancelling' | 'past_due';
  providerSubscriptionId: string;
};

export const isRunning = (subscription: Subscription): subscription is Running =>
  subscription.providerSubscriptionId !== null &&
  (subscription.state === 'active' ||
    subscription.state === 'cancelling' ||
    subscription.state === 'past_due');

/** Throws 409 `has-subscription` where a second one would be paid for, and says what to do instead. */
export const assertMayBuy = (subscription: Subscription): void => {
  if (isRunning(subscription)) throw alreadySubscribed(subscription.state);
};

/** The subscription, which runs. Throws 409 `no-subscription`. */
export const running = (subscription: Subscription): Running => {
  if (!isRunning(subscription)) throw notSubscribed();
  return subscription;
};

/**
 * What cancelling comes to: one whose charge failed has no paid period left and ends now, or the provider would go on
 * trying the card.
 */
export const cancelStep = ({ state }: Running): 'cancelAtPeriodEnd' | 'endNow' | 'nothing' => {
  if (state === 'cancelling') return 'nothing';
  return state === 'past_due' ? 'endNow' : 'cancelAtPeriodEnd';
};

/** Throws 409 where there is no cancellation to take back. */
export const resumeStep = ({ state }: Running): 'resume' | 'nothing' => {
  if (state === 'past_due') throw resumePastDue();
  return state === 'cancelling' ? 'resume' : 'nothing';
};

/** Throws 409 while the subscription is cancelled or a charge has failed. */
export const changeStep = ({ state, interval }: Running, wanted: Interval): 'changeInterval' | 'nothing' => {
  if (state === 'cancelling') throw changeCancelling();
  if (state === 'past_due') throw changePastDue();
  return interval === wanted ? 'nothing' : 'changeInterval';
};

const quoteLivesMs = 30 * 60_000;

/** The clock of the replica that quoted may be ahead of this one's. */
const clockSkewMs = 60_000;

/** Whether what was quoted then may still be agreed to. */
export const isQuoteFresh = (at: Date, now: Date): boolean => {
  const ageMs = now.getTime() - at.getTime();
  return ageMs >= -clockSkewMs && ageMs <= quoteLivesMs;
};

/** Throws 409 once the days for it are over. */
export const assertMayWithdraw = (subscription: Running, now: Date): void => {
  if (withdrawUntil(subscription, now) === null) throw withdrawalOver();
};

/** A payment page was opened; nothing changes for one that runs, the page being another tab's that was overtaken. */
export const withPageOpened = (
  subscription: Subscription,
  { userId, now }: { userId: string; now: Date },
): Subscription => {
  if (isRunning(subscription)) return subscription;
  const pending: Subscription = { ...subscription, state: 'pending', pendingSince: now };
  if (subscription.state === 'pending') return pending;
  return recordEvent(pending, {
    at: now,
    what: 'checkout_opened',
    by: 'member',
    actorId: userId,
    reason: null,
  });
};

/** When nobody can pay on a page any more that was opened then, with an hour to spare for clocks that differ. */
export const pageGoodUntil = (opened: Date): Date => new Date(pendingUntil(opened).getTime() + 60 * 60_000);

/** What can still be given back of an invoice: the money that was taken, less what went back already. */
export const refundableOf = ({
  status,
  total,
  charged = total,
  refunded,
}: Pick<InvoiceRecord, 'status' | 'total' | 'charged' | 'refunded'>): number =>
  status === 'paid' ? Math.max(0, charged - refunded) : 0;

type Charged = Pick<ProviderInvoice, 'subscriptionId' | 'status' | 'total'>;

/** Throws 409 where the last payment of a subscription was given back already, or there was none. `invoices` are newest first. */
export const assertMayRefund = (subscription: Subscription, invoices: readonly Charged[]): string => {
  const { providerSubscriptionId: id } = subscription;
  const last = invoices.find(
    ({ subscriptionId, status, total }) =>
      subscriptionId === id && total > 0 && (status === 'paid' || status === 'refunded'),
  );
  if (id === null || last?.status !== 'paid') throw nothingToRefund();
  return id;
};
