import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, idSchema } from '../../shared/lists.ts';
import {
  billingSchema,
  changeQuoteSchema,
  intervalSchema,
  invoiceSchema,
  subscriptionSchema,
} from '../../shared/payments.ts';
import { defineEndpoint } from '../endpoint.ts';

/** What premium costs. Cents of the currency, VAT included. */
export const offerSchema = z.object({
  currency: z.string().length(3),
  prices: z.object({ month: z.number().int(), year: z.number().int() }),
  vatPercent: z.number(),
  /** `sandbox` has a payment page for trying, on which nothing is charged. Null where payments are not set up. */
  provider: z.enum(['stripe', 'sandbox']).nullable(),
});
export type Offer = z.infer<typeof offerSchema>;

export const checkoutSchema = z.object({
  interval: intervalSchema.default('month'),
  coupon: z.string().trim().max(40).optional(),
  language: languageSchema,
});

/** Any provider's signed message; its form is the provider's own. */
const webhookParamsSchema = z.object({ provider: idSchema });

const own = { access: 'member' } as const;

export const paymentEndpoints = {
  getOffer: defineEndpoint({
    method: 'GET',
    path: '/api/payments/offer',
    summary: 'Get the prices of Premium.',
    access: 'public',
    inViewing: true,
    response: offerSchema,
  }),
  startCheckout: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/checkout',
    summary: 'Create a checkout page at the payment provider and return its URL.',
    body: checkoutSchema,
    response: z.object({ url: z.url() }),
    errors: [409],
    notes: '409 when the caller already has a subscription; 503 when payments are not configured.',
  }),
  getSubscription: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/subscription',
    summary: "Get the caller's plan and subscription.",
    response: subscriptionSchema,
    inViewing: true,
  }),
  cancelSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/cancel',
    summary: 'Cancel at the end of the paid period. Idempotent.',
    response: subscriptionSchema,
    errors: [409],
  }),
  resumeSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/resume',
    summary: 'Undo a cancellation before the period ends. Idempotent.',
    response: subscriptionSchema,
    errors: [409],
  }),
  withdrawSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/withdraw',
    summary:
      'Withdraw from the contract within 14 days of the start: refunds everything and ends Premium immediately.',
    response: subscriptionSchema,
    errors: [409],
  }),
  quoteChange: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/subscription/change',
    summary: 'Get what switching between monthly and yearly billing would charge now.',
    query: z.object({ interval: intervalSchema }),
    response: changeQuoteSchema,
    errors: [409],
  }),
  changeSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/change',
    summary: 'Switch between monthly and yearly billing.',
    body: z.object({
      interval: intervalSchema,
      /** The quote that was agreed to. */
      quote: changeQuoteSchema.pick({ at: true, due: true }).optional(),
    }),
    response: subscriptionSchema,
    errors: [409],
    notes: 'With a quote, exactly its sum is charged: 409 when it no longer holds, and nothing has changed.',
  }),
  saveBilling: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/api/payments/billing',
    summary: 'Set the billing details of future invoices.',
    body: billingSchema,
    response: subscriptionSchema,
  }),
  openPortal: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/portal',
    summary: "Create a session of the provider's customer portal, to change the card, and return its URL.",
    body: z.object({ language: languageSchema }),
    response: z.object({ url: z.url() }),
    errors: [409],
  }),
  listInvoices: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/invoices',
    summary: "List the caller's invoices, newest first.",
    response: z.array(invoiceSchema),
  }),
  invoicePdf: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/invoices/:id/pdf',
    summary: "Download one of the caller's invoices as a PDF.",
    params: idParamsSchema,
    query: z.object({ lang: languageSchema.optional() }),
    media: 'application/pdf',
    errors: [404, 422],
  }),
  receiveWebhook: defineEndpoint({
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    summary:
      'Receive a signed webhook from a payment provider. It is stored before it is acknowledged, then processed.',
    access: 'public',
    params: webhookParamsSchema,
    response: z.object({ received: z.literal(true) }),
    errors: [404],
    notes: 'The signature covers the raw body: 400 when it is invalid or older than five minutes.',
  }),
} as const;
