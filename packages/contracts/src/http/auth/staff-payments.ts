import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { invoiceSchema, subscriptionSchema } from '../../shared/payments.ts';
import { defineEndpoint } from '../endpoint.ts';

/** One thing that happened to a subscription. */
export const subscriptionEventSchema = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    'checkout_opened',
    'started',
    'charge_failed',
    'recovered',
    'renewed',
    'cancelled',
    'resumed',
    'changed',
    'refunded',
    /** A part of a payment, or one before the last: the subscription goes on, or was over before. */
    'partly_refunded',
    /** The bank did not take a refund: that much is here again. */
    'refund_failed',
    'withdrawn',
    'ended',
    'expired',
    'duplicate_refunded',
    'gift_given',
    'gift_ended',
  ]),
  by: z.enum(['provider', 'member', 'staff', 'clock']),
  actorId: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of a gift: when it ends, null for never. Absent where an earlier release kept no note of it. */
  giftUntil: z.iso.datetime().nullable().optional(),
  /** Of `partly_refunded` and `refund_failed`: how much, in the currency's minor units, and of which invoice. */
  refund: z.object({ amount: z.number().int(), currency: z.string(), invoiceNumber: z.string() }).optional(),
});
export type SubscriptionEvent = z.infer<typeof subscriptionEventSchema>;

export const staffSubscriptionSchema = subscriptionSchema.extend({
  /** The user's id. */
  id: z.string(),
  email: z.string(),
  name: z.string(),
  provider: z.enum(['stripe', 'sandbox']).nullable(),
  customerId: z.string().nullable(),
  providerSubscriptionId: z.string().nullable(),
  /** ETag for If-Match. */
  version: z.number().int(),
});

/** With all that happened, oldest first, and every invoice, newest first. */
export const staffSubscriptionDetailSchema = staffSubscriptionSchema.extend({
  history: z.array(subscriptionEventSchema),
  invoices: z.array(
    invoiceSchema.extend({
      /** What can still be given back: the money that was taken for it, less what went back already. */
      refundable: z.number().int(),
    }),
  ),
});

/** An invoice as staff find it, also when the account is gone. */
export const staffInvoiceSchema = invoiceSchema.extend({
  userId: z.string(),
  /** The account's name as it is now; null where it is deleted. */
  name: z.string().nullable(),
  /** Whom it was made out to; null where only the account's name stood on it. */
  billedTo: z.string().nullable(),
  provider: z.enum(['stripe', 'sandbox']),
});
export type StaffInvoice = z.infer<typeof staffInvoiceSchema>;

/** What subscriptions bring in, one row a currency. */
export const subscriptionFiguresSchema = z.object({
  revenue: z.array(
    z.object({
      currency: z.string(),
      /** Cents of a month, VAT included, of what charges itself again: a yearly price counts by its twelfth. */
      monthly: z.number().int(),
      subscriptions: z.number().int(),
    }),
  ),
  /** How many give premium now, by their state. */
  states: z.object({ active: z.number().int(), past_due: z.number().int(), cancelling: z.number().int() }),
});
export type SubscriptionFigures = z.infer<typeof subscriptionFiguresSchema>;
export type PayingState = keyof SubscriptionFigures['states'];

const reason = z.string().trim().min(3, { error: 'Say why in at least 3 characters' }).max(500);

export const subscriptionAdjustmentSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('end'), reason }),
  /** At the end of the period that is paid; at once where a charge has failed. */
  z.object({ action: z.literal('cancel'), reason }),
  /** All that is left of the last payment; the subscription ends. */
  z.object({ action: z.literal('refund'), reason }),
  /** A part of any payment; the subscription goes on unless that is all that is left of the last one. */
  z.object({
    action: z.literal('refundPart'),
    invoiceId: z.string().min(1).max(100),
    /** In the currency's minor units. */
    amount: z.number().int().positive(),
    /** Made by the form: sent again after a lost answer, it is the same refund. */
    requestId: z.uuid(),
    reason,
  }),
  /** Premium apart from any payment; without end where `until` is null. */
  z.object({ action: z.literal('give'), until: z.iso.datetime().nullable(), reason }),
  z.object({ action: z.literal('takeBack'), reason }),
]);
export type SubscriptionAdjustment = z.infer<typeof subscriptionAdjustmentSchema>;

export const staffPaymentEndpoints = {
  staffListSubscriptions: defineEndpoint({
    method: 'GET',
    path: '/api/admin/subscriptions',
    summary: 'List members who have ever paid or were gifted Premium (ra-data-simple-rest conventions).',
    access: 'payments.read',
    query: staffListQuerySchema,
    response: z.array(staffSubscriptionSchema),
  }),
  staffSubscriptionFigures: defineEndpoint({
    method: 'GET',
    path: '/api/admin/subscription-figures',
    summary: 'Get the monthly recurring revenue and how many subscriptions there are.',
    access: 'payments.read',
    response: subscriptionFiguresSchema,
  }),
  staffGetSubscription: defineEndpoint({
    method: 'GET',
    path: '/api/admin/subscriptions/:id',
    summary: "Get one member's subscription with its history; `none` for a member who never paid.",
    access: 'payments.read',
    params: idParamsSchema,
    response: staffSubscriptionDetailSchema,
    errors: [404],
  }),
  staffAdjustSubscription: defineEndpoint({
    method: 'POST',
    path: '/api/admin/subscriptions/:id/adjust',
    summary:
      'End, cancel or refund a subscription, refund part of a payment, gift Premium or remove a gift, with a reason. Audited.',
    access: 'payments.write',
    params: idParamsSchema,
    body: subscriptionAdjustmentSchema,
    response: staffSubscriptionDetailSchema,
    errors: [404, 409],
  }),
  staffListInvoices: defineEndpoint({
    method: 'GET',
    path: '/api/admin/invoices',
    summary:
      'List invoices, newest first, those of deleted accounts too (ra-data-simple-rest conventions); `q` is part of a number, filters: userId, status.',
    access: 'payments.read',
    query: staffListQuerySchema,
    response: z.array(staffInvoiceSchema),
  }),
  staffInvoicePdf: defineEndpoint({
    method: 'GET',
    path: '/api/admin/invoices/:id/pdf',
    summary: 'Download any invoice as a PDF.',
    access: 'payments.read',
    params: idParamsSchema,
    query: z.object({ lang: languageSchema.optional() }),
    media: 'application/pdf',
    errors: [404, 422],
  }),
} as const;
