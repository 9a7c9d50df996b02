import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { customerGone } from '../provider/customer-gone.ts';
import type { CustomerDetails } from '../provider/provider-port.ts';
import { isMissing } from './stripe-client.ts';
import { everyPage } from './stripe-pages.ts';
import { taxIdTypeOf } from './stripe-tax-id.ts';
import { badTaxId } from './stripe-texts.ts';

/** Throws DomainError 409 where Stripe has no such customer. */
export const unlessGone = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw isMissing(error, 'customer') ? customerGone() : error;
  }
};

/**
 * The customer of this user. The key makes two calls at once create one, and is believed for a day; later than that
 * the customer is found by its address. The body of the call never changes, since a key with another body is refused.
 */
export const ensureCustomer = async (stripe: Stripe, details: CustomerDetails): Promise<string> => {
  const { userId, email, name, language, replaces } = details;
  const known = await everyPage(stripe.customers.list({ email, limit: 100 }));
  const found = known.find(({ metadata }) => metadata['userId'] === userId);
  if (found) return found.id;
  const body = { metadata: { userId } };
  const idempotencyKey = ['customer', userId, replaces].filter(Boolean).join('-');
  const { id } = await stripe.customers.create(body, { idempotencyKey });
  await stripe.customers.update(id, { email, name, preferred_locales: [language] });
  return id;
};

const asTaxIdRefusal = (error: unknown): unknown => {
  const isRefusal = error instanceof Error && 'code' in error && error.code === 'tax_id_invalid';
  return isRefusal ? badTaxId() : error;
};

/** Leaves the customer this tax id, or none. What Stripe has no name for becomes a line of its own on invoices. */
const saveTaxId = async (stripe: Stripe, customerId: string, billing: Billing): Promise<void> => {
  const type = billing.taxId === '' ? null : taxIdTypeOf(billing);
  const known = await everyPage(stripe.customers.listTaxIds(customerId, { limit: 100 }));
  const isWanted = (one: Stripe.TaxId) => one.type === type && one.value === billing.taxId;
  if (type !== null && !known.some(isWanted)) {
    await stripe.customers.createTaxId(customerId, { type, value: billing.taxId }).catch((error: unknown) => {
      throw asTaxIdRefusal(error);
    });
  }
  for (const one of known.filter((taxId) => !isWanted(taxId)))
    await stripe.customers.deleteTaxId(customerId, one.id);
};

/** Throws DomainError 400 naming `taxId` where Stripe knows that it cannot be one; then nothing has changed. */
export const saveStripeBilling = async (
  stripe: Stripe,
  customerId: string,
  billing: Billing,
): Promise<void> => {
  const { name, line1, postalCode, city, country, taxId } = billing;
  await saveTaxId(stripe, customerId, billing);
  const onInvoices = taxId !== '' && taxIdTypeOf(billing) === null ? [{ name: 'Tax ID', value: taxId }] : '';
  await stripe.customers.update(customerId, {
    name,
    address: { line1, postal_code: postalCode, city, country },
    invoice_settings: { custom_fields: onInvoices },
  });
};
