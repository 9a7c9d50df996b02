import { localeOf } from '@academy/web-kit/format/dates.ts';

/** Small amounts keep two figures that say something: `0,0043 €`, `0,12 €`. */
export const formatEuro = (amount: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    ...(amount < 1 && { maximumSignificantDigits: 2 }),
  }).format(amount);
