import type { Subscription } from '@academy/contracts/shared/payments.ts';

/** Which words and ways a plan has: a subscription that entitles, else a gift, else how far a purchase got. */
export type PlanView = 'active' | 'past_due' | 'cancelling' | 'gift' | 'pending' | 'expired' | 'free';

type PlanFacts = Pick<Subscription, 'state' | 'gift' | 'plan'>;

export function planView({ state, gift, plan }: PlanFacts): PlanView {
  if (isLive({ state })) return state as 'active' | 'past_due' | 'cancelling';
  if (gift && plan === 'premium') return 'gift';
  return state === 'pending' || state === 'expired' ? state : 'free';
}

/** A subscription that is being paid, or was and has not ended. */
export const isLive = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past_due' || state === 'cancelling';

/** The right of withdrawal can still be used. */
export const canWithdraw = ({ withdrawUntil }: Pick<Subscription, 'withdrawUntil'>, now: Date): boolean =>
  withdrawUntil !== null && new Date(withdrawUntil) > now;
