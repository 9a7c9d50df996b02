import type Stripe from 'stripe';
import { customerObject } from '@academy/stripe-double/objects/customer.ts';
import { invoiceObject } from '@academy/stripe-double/objects/invoice.ts';
import { lineObject } from '@academy/stripe-double/objects/invoice-line.ts';
import { listObject } from '@academy/stripe-double/objects/list.ts';
import { chargeObject, invoicePaymentObject } from '@academy/stripe-double/objects/payment.ts';
import { priceObject } from '@academy/stripe-double/objects/price.ts';
import { itemObject } from '@academy/stripe-double/objects/subscription.ts';
import { refundsOf, toInvoice } from './stripe-invoice-records.ts';

const at = Date.UTC(2026, 0, 31) / 1000;
const period = { start: at, end: Date.UTC(2026, 1, 28) / 1000 };
const price = priceObject('price_1', at, {
  currency: 'eur',
  product: 'prod_premium',
  unitAmount: 2999,
  interval: 'month',
});
const item = itemObject('si_1', at, { subscription: 'sub_1', price, ...period });
const line = (id: string, changes: Partial<Parameters<typeof lineObject>[1]> = {}) =>
  lineObject(id, { invoice: 'in_1', subscription: 'sub_1', item, amount: 2999, period, ...changes });
const payment = (id: string) =>
  invoicePaymentObject(`inpay_${id}`, at, {
    invoice: 'in_1',
    intent: `pi_${id}`,
    amount: 2999,
    currency: 'eur',
  });

const invoice = (changes: Partial<Stripe.Invoice> = {}): Stripe.Invoice => ({
  ...invoiceObject('in_1', at, {
    customer: { ...customerObject('cus_1', at), name: 'Ana Núñez' },
    taxIds: [],
    subscription: 'sub_1',
    currency: 'eur',
    lines: [line('il_1')],
    reason: 'subscription_create',
    number: 'ABC-0001',
    total: 2999,
    discountAmounts: [],
    balance: { before: 0, after: 0 },
  }),
  status: 'paid',
  amount_paid: 2999,
  payments: listObject('/v1/invoice_payments', [payment('1')]),
  ...changes,
});

const charge = (id: string, intent: string, refunded: number, isPaid = true): Stripe.Charge => ({
  ...chargeObject(id, at, { customer: 'cus_1', intent, amount: 2999, currency: 'eur', isPaid }),
  amount_refunded: refunded,
});
const mapped = (changes: Partial<Stripe.Invoice> = {}, charges: Stripe.Charge[] = []) =>
  toInvoice(invoice(changes), refundsOf(charges), 21);

test('When it is paid, then it is mapped with the period of its line and the VAT that its price includes', () => {
  expect(mapped()).toEqual({
    id: 'in_1',
    number: 'ABC-0001',
    subscriptionId: 'sub_1',
    charged: 2999,
    issuedAt: new Date(at * 1000),
    status: 'paid',
    currency: 'eur',
    total: 2999,
    vat: 520,
    refunded: 0,
    periodStart: new Date(period.start * 1000),
    periodEnd: new Date(period.end * 1000),
    billedTo: { name: 'Ana Núñez', line1: '', postalCode: '', city: '', country: '', taxId: '' },
  });
});

test.each([
  ['open', 'open'],
  ['void', 'void'],
  ['uncollectible', 'void'],
  ['paid', 'paid'],
])('When Stripe calls it %s, then it is %s; a draft is nothing yet', (status, ours) => {
  expect(mapped({ status })).toMatchObject({ status: ours });
  expect(mapped({ status: 'draft' })).toBeNull();
});

test('When Stripe has worked out the tax, then that is the VAT, be it nothing', () => {
  const tax = (
    amount: number,
    reason: Stripe.Invoice.TotalTax.TaxabilityReason,
  ): Stripe.Invoice.TotalTax => ({
    amount,
    tax_behavior: 'inclusive',
    tax_rate_details: { tax_rate: 'txr_1' },
    taxability_reason: reason,
    taxable_amount: 2999 - amount,
    type: 'tax_rate_details',
  });
  expect(mapped({ total_taxes: [tax(500, 'standard_rated'), tax(20, 'standard_rated')] })).toMatchObject({
    vat: 520,
  });
  expect(mapped({ total_taxes: [tax(0, 'reverse_charge')] })).toMatchObject({ vat: 0 });
});

test('When some of it was given back, then it is paid still; when all of it, then refunded', () => {
  expect(mapped({}, [charge('ch_1', 'pi_1', 1000)])).toMatchObject({ status: 'paid', refunded: 1000 });
  expect(mapped({}, [charge('ch_1', 'pi_1', 2999)])).toMatchObject({ status: 'refunded', refunded: 2999 });
  expect(mapped({}, [charge('ch_2', 'pi_2', 2999)])).toMatchObject({ status: 'paid', refunded: 0 });
});

test('When an earlier try of the payment failed, then only what was charged counts', () => {
  const tries = [charge('ch_1', 'pi_1', 0, false), charge('ch_2', 'pi_1', 2999)];
  expect(mapped({}, tries)).toMatchObject({ refunded: 2999 });
});

test('When a credit note turned it into credit, then nothing was refunded, and that much less can be', () => {
  const all = mapped({ post_payment_credit_notes_amount: 2999 });
  expect(all).toMatchObject({ status: 'paid', refunded: 0, charged: 0, hasCreditNotes: true });
  const part = mapped({ post_payment_credit_notes_amount: 1500 }, [charge('ch_1', 'pi_1', 1000)]);
  expect(part).toMatchObject({ status: 'paid', refunded: 1000, charged: 1499 });
});

test('When a credit note made a refund, then less can be refunded from here rather than more', () => {
  const both = mapped({ post_payment_credit_notes_amount: 1000 }, [charge('ch_1', 'pi_1', 1000)]);
  expect(both).toMatchObject({ refunded: 1000, charged: 1999 });
});

test('When two payments made it up, then what was given back of each counts', () => {
  const payments = listObject('/v1/invoice_payments', [payment('1'), payment('2')]);
  const charges = [charge('ch_1', 'pi_1', 1000), charge('ch_2', 'pi_2', 500)];
  expect(mapped({ payments }, charges)).toMatchObject({ refunded: 1500 });
});

test('When it credits the rest of an old period too, then its period is the new one', () => {
  const later = { start: period.start + 60, end: period.end + 60 };
  const lines = listObject('/v1/invoices/in_1/lines', [
    line('il_1', { amount: -1000, isProration: true }),
    line('il_2', { period: later }),
  ]);
  expect(mapped({ lines })).toMatchObject({ periodEnd: new Date(later.end * 1000) });
});

test('When it named a business, then so does our record', () => {
  const billedTo = mapped({
    customer_name: 'Núñez e Hijas, S.L.',
    customer_address: {
      line1: 'Calle Mayor 1',
      line2: '2.º B',
      postal_code: '28013',
      city: 'Madrid',
      country: 'ES',
      state: null,
    },
    customer_tax_ids: [{ type: 'es_cif', value: 'B12345678' }],
  })?.billedTo;
  expect(billedTo).toEqual({
    name: 'Núñez e Hijas, S.L.',
    line1: 'Calle Mayor 1, 2.º B',
    postalCode: '28013',
    city: 'Madrid',
    country: 'ES',
    taxId: 'B12345678',
  });
  expect(mapped({ customer_name: null })?.billedTo).toBeNull();
});
