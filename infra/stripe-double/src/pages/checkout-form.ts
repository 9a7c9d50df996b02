import { z } from 'zod';
import { billingSchema, type Billing } from '@academy/contracts/shared/payments.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { FormValue } from '../form.ts';
import type { CardInput } from './cards.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';
import { isCountry } from './countries.ts';
import type { FieldErrors } from './fields.ts';

export type Form = Readonly<Record<string, FormValue>>;

/** A form's field as a browser sends it: whatever is no text counts as empty. */
const field = (most: number) =>
  z
    .string()
    .catch('')
    .transform((value) => value.slice(0, most));

const cardSchema = z.object({ cardNumber: field(40), expiry: field(20), cvc: field(20) });

const draftSchema = z.object({
  name: field(200),
  line1: field(300),
  postalCode: field(40),
  city: field(200),
  country: field(2),
  taxId: field(40),
});
type Draft = z.output<typeof draftSchema>;

const formSchema = z.object({
  act: z.enum(['pay', 'apply-coupon', 'remove-coupon']).catch('pay'),
  coupon: field(40).transform((code) => code.trim()),
});

/** `draft` is what may be shown again. */
export const readCheckoutForm = (form: Form) => ({
  ...formSchema.parse(form),
  draft: draftSchema.parse(form),
  card: readCardForm(form),
});
export type CheckoutForm = ReturnType<typeof readCheckoutForm>;

export const readCardForm = (form: Form): CardInput => cardSchema.parse(form);

const billingTexts: Record<keyof Billing, Localised> = {
  name: texts.nameTooLong,
  line1: texts.tooLong,
  postalCode: texts.tooLong,
  city: texts.tooLong,
  country: texts.countryMissing,
  taxId: texts.taxIdInvalid,
};

/** Whom the invoice shall name; null where a field is wrong. A tax id makes it an invoice with its receiver's address. */
export const readBilling = (draft: Draft): { billing: Billing | null; errors: FieldErrors } => {
  const taxId = draft.taxId.toUpperCase().replace(/[\s.]/g, '');
  const result = billingSchema.safeParse({ ...draft, taxId });
  const errors: Record<string, Localised> = {};
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const missing = issue.code === 'too_small' && name === 'name';
    errors[name] = missing ? texts.nameMissing : billingTexts[name as keyof Billing];
  }
  if (!isCountry(draft.country)) errors['country'] = texts.countryMissing;
  if (taxId !== '' && draft.line1.trim() === '') errors['line1'] = texts.addressForTaxId;
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
