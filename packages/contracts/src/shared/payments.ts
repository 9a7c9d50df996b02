import { z } from 'zod';
import { oneLineText } from './person-text.ts';
import { planSchema } from './people.ts';

export const intervalSchema = z.enum(['month', 'year']);
export type Interval = z.infer<typeof intervalSchema>;

/**
 * none → pending (on the payment page) → active → past_due (a charge failed; seven days of grace) → expired; or
 * active → cancelling (ends with the period that is paid) → expired. A refund expires at once.
 */
export const subscriptionStateSchema = z.enum([
  'none',
  'pending',
  'active',
  'past_due',
  'cancelling',
  'expired',
]);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** Whom invoices name. */
export const billingSchema = z.object({
  name: oneLineText({ min: 1, max: 120, error: 'Billing name is required' }),
  line1: oneLineText({ min: 0, max: 200 }),
  postalCode: oneLineText({ min: 0, max: 20 }),
  city: oneLineText({ min: 0, max: 100 }),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'Country is two letters, such as ES' }),
  /** NIF, CIF or EU VAT number; empty for none. */
  taxId: z
    .string()
    .trim()
    .max(20)
    .regex(/^[A-Z0-9-]*$/, { error: 'Tax id has capital letters, numbers and hyphens' }),
});
export type Billing = z.infer<typeof billingSchema>;

export const subscriptionSchema = z.object({
  state: subscriptionStateSchema,
  /** What the caller has now, whatever it is owed to. */
  plan: planSchema,
  /** Premium that staff gave apart from any payment, until a day or, with null, without end. */
  gift: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  interval: intervalSchema.nullable(),
  /** Cents of the next charge, VAT included, after a coupon. */
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  startedAt: z.iso.datetime().nullable(),
  nextChargeAt: z.iso.datetime().nullable(),
  /** When premium ends where no charge comes before: cancelled, or in its days of grace. */
  endsAt: z.iso.datetime().nullable(),
  /** Until when the right of withdrawal can be used; null where it cannot. */
  withdrawUntil: z.iso.datetime().nullable(),
  coupon: z.string().nullable(),
  billing: billingSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What changing between the monthly and the yearly price comes to at a moment. */
export const changeQuoteSchema = z.object({
  interval: intervalSchema,
  /** What is unused of the paid period is counted up to then. */
  at: z.iso.datetime(),
  currency: z.string(),
  /** Cents, VAT included: what is charged at once, after a coupon and what is unused. */
  due: z.number().int(),
  /** Cents of the charges after that which the unused rest has paid already. */
  credit: z.number().int(),
});
export type ChangeQuote = z.infer<typeof changeQuoteSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  status: z.enum(['paid', 'open', 'refunded', 'void']),
  currency: z.string(),
  /** Cents: what was charged, the VAT in it, and what was given back. */
  total: z.number().int(),
  vat: z.number().int(),
  refunded: z.number().int(),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
