import { localeOf } from './dates.ts';

/** A whole or decimal number with the language's separators. */
export const formatNumber = (value: number, language: string) =>
  new Intl.NumberFormat(localeOf(language), { useGrouping: 'always' }).format(value);

/** A share from 0 to 100 as a percentage without decimals. */
export const formatPercent = (value: number, language: string) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }).format(
    value / 100,
  );

const centsPerUnit = 100;

/** An amount in cents of an ISO 4217 currency, such as `29,99 €`; whole amounts without decimals. */
export const formatMoney = (cents: number, currency: string, language: string) =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / centsPerUnit);
