import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';

export type TaxIdType = Stripe.TaxIdCreateParams.Type;

/** Prefixes of VAT numbers in the Union; Greece's is EL, not its country code, and XI is Northern Ireland's. */
const euPrefix = /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)/;

/** Stripe's name of the one tax id that businesses give there; where it knows several, none is guessed. */
const byCountry: Readonly<Record<string, TaxIdType>> = {
  AR: 'ar_cuit',
  BO: 'bo_tin',
  CH: 'ch_vat',
  CL: 'cl_tin',
  CO: 'co_nit',
  CR: 'cr_tin',
  DO: 'do_rcn',
  EC: 'ec_ruc',
  ES: 'es_cif',
  GB: 'gb_vat',
  MX: 'mx_rfc',
  NO: 'no_vat',
  PE: 'pe_ruc',
  PY: 'py_ruc',
  SV: 'sv_nit',
  US: 'us_ein',
  UY: 'uy_ruc',
  VE: 've_rif',
};

/** How Stripe names a tax id of this country; null where it has no name for it, or several. */
export const taxIdTypeOf = ({ country, taxId }: Pick<Billing, 'country' | 'taxId'>): TaxIdType | null => {
  const prefix = country === 'GR' ? 'EL' : country;
  if (euPrefix.test(taxId) && taxId.startsWith(prefix)) return 'eu_vat';
  return byCountry[country] ?? null;
};
