import type { Invoice } from '@academy/contracts/shared/payments.ts';

type Amounts = Pick<Invoice, 'total' | 'vat'>;

/** What the VAT is on, in cents. */
export const netOf = ({ total, vat }: Amounts): number => total - vat;

/** The VAT within a price that includes it, in cents. */
export const vatWithin = (total: number, percent: number): number =>
  total - Math.round(total / (1 + percent / 100));

/**
 * The rate to print: the usual one wherever it explains the amount, else the one that the amounts come to, to a tenth:
 * a provider that states a tax of its own may have charged that of another country, or none.
 */
export const vatPercentOf = (amounts: Amounts, usual: number): number => {
  if (amounts.vat === vatWithin(amounts.total, usual)) return usual;
  const net = netOf(amounts);
  return net === 0 ? usual : Math.round((amounts.vat / net) * 1000) / 10;
};
