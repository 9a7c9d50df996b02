import { z } from 'zod';
import { languageSchema } from '../shared/language.ts';
import { idParamsSchema, idSchema } from '../shared/lists.ts';
import { billingSchema, intervalSchema, invoiceSchema, subscriptionSchema } from '../shared/payments.ts';
import { defineEndpoint } from './endpoint.ts';

/** What premium costs. Cents of the currency, VAT included. */
export const offerSchema = z.object({
  currency: z.string().length(3),
  prices: z.object({ month: z.number().int(), year: z.number().int() }),
  vatPercent: z.number(),
  /** `sandbox` is a payment page for trying, on which nothing is charged. Null where payments are not set up. */
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
const sandbox = { access: 'public', params: idParamsSchema, errors: [404] } as const;

export const paymentEndpoints = {
  getOffer: defineEndpoint({
    method: 'GET',
    path: '/api/payments/offer',
    summary: 'What premium costs.',
    access: 'public',
    response: offerSchema,
  }),
  startCheckout: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/checkout',
    summary: 'Opens a payment page at the provider and gives its address.',
    body: checkoutSchema,
    response: z.object({ url: z.url() }),
    errors: [409],
    notes: '409 where the caller has a subscription already; 503 where payments are not set up.',
  }),
  getSubscription: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/subscription',
    summary: "The caller's plan and subscription.",
    response: subscriptionSchema,
  }),
  cancelSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/cancel',
    summary: 'Cancels at the end of the period that is paid; again changes nothing.',
    response: subscriptionSchema,
    errors: [409],
  }),
  resumeSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/resume',
    summary: 'Takes a cancellation back before the period ends; again changes nothing.',
    response: subscriptionSchema,
    errors: [409],
  }),
  withdrawSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/withdraw',
    summary:
      'The right of withdrawal: within 14 days of the start, refunds what was paid and ends premium at once.',
    response: subscriptionSchema,
    errors: [409],
  }),
  changeSubscription: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/subscription/change',
    summary: 'Changes between the monthly and the yearly price.',
    body: z.object({ interval: intervalSchema }),
    response: subscriptionSchema,
    errors: [409],
  }),
  saveBilling: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/api/payments/billing',
    summary: 'Whom the next invoices name.',
    body: billingSchema,
    response: subscriptionSchema,
  }),
  openPortal: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/payments/portal',
    summary: "Opens the provider's own page, where cards are changed, and gives its address.",
    body: z.object({ language: languageSchema }),
    response: z.object({ url: z.url() }),
    errors: [409],
  }),
  listInvoices: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/invoices',
    summary: "The caller's invoices, newest first.",
    response: z.array(invoiceSchema),
  }),
  invoicePdf: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/payments/invoices/:id/pdf',
    summary: "One of the caller's invoices as a PDF.",
    params: idParamsSchema,
    query: z.object({ lang: languageSchema.optional() }),
    media: 'application/pdf',
    errors: [404],
  }),
  receiveWebhook: defineEndpoint({
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    summary: "A payment provider's signed message. Stored, then answered, then handled.",
    access: 'public',
    params: webhookParamsSchema,
    response: z.object({ received: z.literal(true) }),
    errors: [404],
    notes: 'The signature is over the raw body: 400 where it is forged or older than five minutes.',
  }),
  sandboxCheckoutPage: defineEndpoint({
    ...sandbox,
    method: 'GET',
    path: '/api/payments/sandbox/checkout/:id',
    summary: 'The payment page for trying, on which nothing is charged. Absent in production.',
    media: 'text/html',
  }),
  sandboxCheckoutPay: defineEndpoint({
    ...sandbox,
    method: 'POST',
    path: '/api/payments/sandbox/checkout/:id',
    summary: 'What its form sends; leads back to the academy with 303.',
    media: 'text/html',
  }),
  sandboxPortalPage: defineEndpoint({
    ...sandbox,
    method: 'GET',
    path: '/api/payments/sandbox/portal/:id',
    summary: "The sandbox's page of a customer: card, and what time would bring. Absent in production.",
    media: 'text/html',
  }),
  sandboxPortalAct: defineEndpoint({
    ...sandbox,
    method: 'POST',
    path: '/api/payments/sandbox/portal/:id',
    summary: 'What its forms send.',
    media: 'text/html',
  }),
} as const;
