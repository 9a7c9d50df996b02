import type Stripe from 'stripe';

export const customerObject = (
  id: string,
  created: number,
  invoicePrefix: string | null = null,
): Stripe.Customer => ({
  id,
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: invoicePrefix ?? id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const taxIdObject = (
  id: string,
  created: number,
  { customer, type, value }: { customer: string; type: string; value: string },
): Stripe.TaxId => ({
  id,
  object: 'tax_id',
  country: value.slice(0, 2),
  created,
  customer,
  customer_account: null,
  livemode: false,
  owner: { type: 'customer', customer, customer_account: null },
  type,
  value,
  verification: { status: 'pending', verified_address: null, verified_name: null },
});
