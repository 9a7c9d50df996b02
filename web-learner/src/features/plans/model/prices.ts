import type { Interval } from '@academy/contracts/shared/payments.ts';

/** Cents, as the product has them until the configured ones are here; the yearly price is known only then. */
const LISTED = { currency: 'EUR', month: 2999 };
export const FREE_PRICE = 0;

interface PricedOffer {
  currency: string;
  prices: Record<Interval, number>;
}

/** What premium costs, in cents. Undefined for a yearly price that is not here yet. */
export function premiumPrice(
  offer: PricedOffer | undefined,
  interval: Interval,
): { cents: number; currency: string } | undefined {
  if (offer) return { cents: offer.prices[interval], currency: offer.currency };
  return interval === 'month' ? { cents: LISTED.month, currency: LISTED.currency } : undefined;
}

/** How much less a year costs than twelve months, in whole percent rounded down; 0 where it does not. */
export function yearlySaving({ month, year }: Record<Interval, number>): number {
  const twelveMonths = 12 * month;
  return twelveMonths > year ? Math.floor(((twelveMonths - year) / twelveMonths) * 100) : 0;
}
