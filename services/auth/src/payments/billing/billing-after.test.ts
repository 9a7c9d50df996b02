import type { Billing } from '@academy/contracts/shared/payments.ts';
import type { CustomerRecord, ProviderInvoice } from '../provider/provider-port.ts';
import { billingAfter } from './billing-after.ts';
import { noSubscription } from '../subscription/subscription.ts';

const named = (name: string): Billing => ({
  name,
  line1: '',
  postalCode: '',
  city: '',
  country: 'ES',
  taxId: '',
});

const now = new Date();
const invoice = (subscriptionId: string, billedTo: Billing | null): ProviderInvoice => ({
  id: `invoice of ${subscriptionId}`,
  number: '1',
  subscriptionId,
  issuedAt: now,
  periodStart: now,
  periodEnd: now,
  status: 'paid',
  currency: 'eur',
  total: 2999,
  charged: 2999,
  vat: 520,
  refunded: 0,
  billedTo,
});
const record: CustomerRecord = {
  subscriptions: [],
  invoices: [invoice('second', named('On the second page')), invoice('first', named('On the first page'))],
};
const having = (providerSubscriptionId: string | null) => ({ ...noSubscription(), providerSubscriptionId });

test('When somebody buys, then invoices name whom the payment page was told', () => {
  const bought = (billing: Billing | null) =>
    billingAfter({ billing, subscription: having('first') }, having('second'), record);
  expect(bought(null)).toEqual(named('On the second page'));
  expect(bought(named('Before'))).toEqual(named('On the second page'));
});

test('When they have said otherwise since, then that stays', () => {
  const current = { billing: named('Said here'), subscription: having('second') };
  expect(billingAfter(current, having('second'), record)).toEqual(named('Said here'));
});

test('When the payment page was told nothing, then nothing changes', () => {
  const current = { billing: named('Before'), subscription: having(null) };
  const untold = { ...record, invoices: [invoice('first', null)] };
  expect(billingAfter(current, having('first'), untold)).toEqual(named('Before'));
  expect(billingAfter({ ...current, billing: null }, having('first'), null)).toBeNull();
});
