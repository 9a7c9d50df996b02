import type { Subscription } from '@academy/contracts/shared/payments.ts';

/** How somebody came back from the payment page. */
export type PaymentReturn = 'done' | 'cancelled';

export function paymentReturn(search: URLSearchParams): PaymentReturn | null {
  const payment = search.get('payment');
  return payment === 'done' || payment === 'cancelled' ? payment : null;
}

/** The academy has heard of the payment. A gift of premium is none. */
export const isConfirmed = ({ state, plan }: Pick<Subscription, 'state' | 'plan'>): boolean =>
  plan === 'premium' && state !== 'none' && state !== 'pending' && state !== 'expired';

/** Pauses before each attempt to see the confirmation: a minute in all. */
const PAUSES_S = [1, 1, 2, 3, 5, 8, 10, 15, 15];

/** Milliseconds to wait after so many attempts; null after the last. */
export const pauseBeforeAttempt = (attempts: number): number | null => {
  const seconds = PAUSES_S[attempts];
  return seconds === undefined ? null : seconds * 1000;
};
