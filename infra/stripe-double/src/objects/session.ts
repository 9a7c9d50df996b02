import type Stripe from 'stripe';

export interface SessionParts {
  url: string;
  customer: string;
  clientReferenceId: string | null;
  currency: string;
  amount: number;
  discount: Stripe.Checkout.Session.Discount | null;
  allowsPromotionCodes: boolean | null;
  locale: string | null;
  successUrl: string | null;
  cancelUrl: string | null;
  submitText: string | null;
  metadata: Record<string, string>;
}

const dayInSeconds = 86_400;

export const sessionObject = (id: string, created: number, parts: SessionParts): Stripe.Checkout.Session => ({
  id,
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: parts.allowsPromotionCodes,
  allowed_payment_method_types: null,
  amount_subtotal: parts.amount,
  amount_total: parts.amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: 'required',
  cancel_url: parts.cancelUrl,
  client_reference_id: parts.clientReferenceId,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created,
  currency: parts.currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: parts.submitText === null ? null : { message: parts.submitText },
    terms_of_service_acceptance: null,
  },
  customer: parts.customer,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: parts.discount === null ? [] : [parts.discount],
  expires_at: created + dayInSeconds,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: parts.locale,
  managed_payments: null,
  metadata: parts.metadata,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  success_url: parts.successUrl,
  tax_id_collection: { enabled: true, required: 'never' },
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: parts.url,
  wallet_options: null,
});

export const portalSessionObject = (
  id: string,
  created: number,
  { customer, locale, returnUrl, url }: Record<'customer' | 'locale' | 'returnUrl' | 'url', string>,
): Stripe.BillingPortal.Session => ({
  id,
  object: 'billing_portal.session',
  configuration: 'bpc_default',
  created,
  customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale,
  on_behalf_of: null,
  return_url: returnUrl,
  url,
});
