import { z } from 'zod';
import { billingSchema, type Billing } from '@academy/contracts/shared/payments.ts';
import { parseRequestPart } from '@academy/service-kit/http/parse-request-part.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { Draft } from './data/page-store.ts';
import type { CardInput } from './cards.ts';
import { checkoutTexts as texts } from './pages/checkout-texts.ts';
import { isCountry } from './pages/countries.ts';
import type { FieldErrors } from './pages/fields.ts';

/** A form's field as a browser sends it: whatever is no text counts as empty. */
const field = (most: number) =>
  z
    .string()
    .catch('')
    .transform((value) => value.slice(0, most));

const cardFields = { cardNumber: field(40), expiry: field(20), cvc: field(20) };

const formSchema = z.object({
  act: z.enum(['pay', 'apply-coupon', 'remove-coupon']).catch('pay'),
  coupon: field(40),
  name: field(200),
  line1: field(300),
  postalCode: field(40),
  city: field(200),
  country: field(2),
  taxId: field(40),
  ...cardFields,
});

export interface CheckoutForm {
  act: 'pay' | 'apply-coupon' | 'remove-coupon';
  coupon: string;
  /** What may be shown again. */
  draft: Draft;
  card: CardInput;
}

export const readCheckoutForm = (body: unknown): CheckoutForm => {
  const { act, coupon, cardNumber, expiry, cvc, ...draft } = parseRequestPart(formSchema, body ?? {});
  return { act, coupon: coupon.trim(), draft, card: { cardNumber, expiry, cvc } };
};

export const readCardForm = (body: unknown): CardInput => parseRequestPart(z.object(cardFields), body ?? {});

const billingTexts: Record<keyof Billing, Localised> = {
  name: texts.nameTooLong,
  line1: texts.tooLong,
  postalCode: texts.tooLong,
  city: texts.tooLong,
  country: texts.countryMissing,
  taxId: texts.taxIdInvalid,
};

export interface ParsedBilling {
  billing: Billing | null;
  errors: FieldErrors;
}

/** Whom the invoice shall name. A tax id makes it an invoice with its receiver's address. */
export const readBilling = (draft: Draft): ParsedBilling => {
  const taxId = (draft['taxId'] ?? '').toUpperCase().replace(/[\s.]/g, '');
  const result = billingSchema.safeParse({ ...draft, taxId });
  const errors: Record<string, Localised> = {};
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const missing = issue.code === 'too_small' && name === 'name';
    errors[name] = missing ? texts.nameMissing : billingTexts[name as keyof Billing];
  }
  if (!isCountry(draft['country'] ?? '')) errors['country'] = texts.countryMissing;
  if (taxId !== '' && draft['line1']?.trim() === '') errors['line1'] = texts.addressForTaxId;
  const billing = Object.keys(errors).length === 0 ? (result.data ?? null) : null;
  return { billing, errors };
};

const pageOrder = [
  ...['coupon', 'name', 'country', 'line1', 'postalCode', 'city', 'taxId'],
  ...['cardNumber', 'expiry', 'cvc'],
];

/** Errors as the page has their fields, so that the first one is the first that is met. */
export const inPageOrder = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(pageOrder.filter((name) => errors[name]).map((name) => [name, errors[name]]));
