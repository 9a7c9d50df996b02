import {
  currentSubscription,
  lastPayment,
  type Change,
  type SandboxAccount,
  type SandboxSubscription,
} from './account.ts';
import { chargeNext, recover } from './charge-rules.ts';
import { refundLast } from './rules.ts';
import { endPeriod } from './time-rules.ts';

/** What time and banks would bring, at the press of a button. */
export const portalActs = ['charge', 'fail', 'recover', 'end-period', 'refund'] as const;
export type PortalAct = (typeof portalActs)[number];

const isRenewing = ({ status, cancelsAtPeriodEnd }: SandboxSubscription): boolean =>
  status === 'active' && !cancelsAtPeriodEnd;

const allowed: Record<PortalAct, (account: SandboxAccount, subscription: SandboxSubscription) => boolean> = {
  charge: (_account, subscription) => isRenewing(subscription),
  fail: (_account, subscription) => isRenewing(subscription),
  recover: (_account, { status }) => status === 'past_due',
  'end-period': (_account, { status, cancelsAtPeriodEnd }) => status !== 'ended' && cancelsAtPeriodEnd,
  refund: (account, { id }) => lastPayment(account, id)?.status === 'paid',
};

/** The acts that change something now. */
export const possibleActs = (account: SandboxAccount): PortalAct[] => {
  const subscription = currentSubscription(account);
  return subscription ? portalActs.filter((act) => allowed[act](account, subscription)) : [];
};

/** Null where the act is not possible any more. */
export const applyAct = (
  account: SandboxAccount,
  act: PortalAct,
  { vatPercent, now }: { vatPercent: number; now: Date },
): Change => {
  const subscription = currentSubscription(account);
  if (!subscription || !possibleActs(account).includes(act)) return null;
  const subscriptionId = subscription.id;
  switch (act) {
    case 'charge':
      return chargeNext(account, { subscriptionId, outcome: 'by card', vatPercent }, now);
    case 'fail':
      return chargeNext(account, { subscriptionId, outcome: 'fails', vatPercent }, now);
    case 'recover':
      return recover(account, subscriptionId);
    case 'end-period':
      return endPeriod(account, { subscriptionId, vatPercent }, now);
    case 'refund':
      return refundLast(account, subscriptionId);
  }
};
