import type { Offer } from '@academy/contracts/http/auth/payments.ts';
import type { AuthDeps } from '../../deps.ts';

/** What premium costs, and where it is paid. */
export const getOffer = ({ config, payments }: Pick<AuthDeps, 'config' | 'payments'>): Offer => ({
  currency: config.PREMIUM_CURRENCY,
  prices: { month: config.PREMIUM_MONTH_CENTS, year: config.PREMIUM_YEAR_CENTS },
  vatPercent: config.VAT_PERCENT,
  provider: payments?.name ?? null,
});
