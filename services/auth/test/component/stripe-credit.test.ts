import { useStripeCustomers, type StripeCustomer } from '../support/stripe-customers.ts';
import { changeBalance } from '@academy/stripe-double/balance.ts';

const under = useStripeCustomers();
const { newCustomer, record, subscribe } = under;

const month = 2999;
const year = 29_990;
/** What a year that was changed to months at once leaves. */
const leftOfYear = year - month;
const away = { status: 503, code: 'payments-away' };

/** Cents in their favour. */
const creditOf = ({ userId }: StripeCustomer): number => 0 - under.stripe.customerOf(userId).balance;

const giveCredit = ({ userId }: StripeCustomer, cents: number): void =>
  void changeBalance(under.stripe.world, under.stripe.customerOf(userId), {
    amount: -cents,
    currency: 'eur',
    type: 'adjustment',
  });

const yearChangedToMonths = async (somebody: StripeCustomer): Promise<string> => {
  const id = await subscribe(somebody, { interval: 'year' });
  await under.provider.changeInterval(id, 'month');
  return id;
};

test('When credit of an earlier subscription paid for one, then a withdrawal gives back that credit, and keeps the rest', async () => {
  const somebody = await newCustomer();
  under.stripe.end(await yearChangedToMonths(somebody));
  const id = await subscribe(somebody);
  expect(creditOf(somebody)).toBe(leftOfYear - month);
  await under.provider.refundAllAndEnd(id);
  await under.provider.refundAllAndEnd(id);
  expect(creditOf(somebody)).toBe(leftOfYear);
  expect((await record(somebody)).subscriptions).toMatchObject([{ status: 'ended' }, { status: 'ended' }]);
});

test('When a second subscription is given back that credit of the first had paid for, then the first has it again', async () => {
  const somebody = await newCustomer();
  await yearChangedToMonths(somebody);
  const second = under.stripe.subscribe(somebody.userId);
  await under.provider.refundAndEnd(second.id);
  await under.provider.refundAndEnd(second.id);
  expect(creditOf(somebody)).toBe(leftOfYear);
});

test.each(['first', 'second'])(
  'When both of two are given back, the %s one before the other, then no credit is left',
  async (which) => {
    const somebody = await newCustomer();
    const first = await yearChangedToMonths(somebody);
    const { id: second } = under.stripe.subscribe(somebody.userId);
    for (const id of which === 'first' ? [first, second] : [second, first])
      await under.provider.refundAndEnd(id);
    expect(creditOf(somebody)).toBe(0);
  },
);

test.each(['refundAndEnd', 'refundAllAndEnd'] as const)(
  'When a year that was changed to months is given back by %s, then its own credit goes, and what stood before it returns',
  async (refund) => {
    const somebody = await newCustomer();
    giveCredit(somebody, 500);
    const id = await yearChangedToMonths(somebody);
    under.stripe.renew(id);
    await under.provider[refund](id);
    expect(creditOf(somebody)).toBe(500);
    const { invoices } = await record(somebody);
    expect(invoices.at(-1)).toMatchObject({ status: 'refunded', refunded: year - 500 });
  },
);

test('When the last payment alone is given back, then months that credit had paid for before stay used', async () => {
  const somebody = await newCustomer();
  giveCredit(somebody, month);
  const id = await subscribe(somebody);
  under.stripe.renew(id);
  await under.provider.refundAndEnd(id);
  expect(creditOf(somebody)).toBe(0);
  expect((await record(somebody)).invoices).toMatchObject([{ status: 'refunded' }, { status: 'paid' }]);
});

test.each([
  ['before the payment was given back', 'lost-request', /refunds/],
  ['before the credit was put right', 'lost-request', /balance_transactions/],
  ['after the credit was put right', 'lost-answer', /balance_transactions/],
] as const)('When it stops %s, then a later call ends the same', async (_when, trouble, at) => {
  const somebody = await newCustomer();
  giveCredit(somebody, 500);
  const id = await yearChangedToMonths(somebody);
  under.stripe.trouble('POST', at, trouble, 2);
  await expect(under.provider.refundAllAndEnd(id)).rejects.toMatchObject(away);
  under.stripe.forgetKeys();
  giveCredit(somebody, 200);
  await under.provider.refundAllAndEnd(id);
  expect(creditOf(somebody)).toBe(700);
});

test('When the same is given back twice at once, then its credit is put right once', async () => {
  const somebody = await newCustomer();
  giveCredit(somebody, 500);
  const id = await yearChangedToMonths(somebody);
  await Promise.all([under.provider.refundAllAndEnd(id), under.provider.refundAllAndEnd(id)]);
  expect(creditOf(somebody)).toBe(500);
});

test('When the customer was deleted, then a refund still gives the money back', async () => {
  const somebody = await newCustomer();
  const id = await yearChangedToMonths(somebody);
  under.stripe.deleteCustomer(somebody.userId);
  await under.provider.refundAllAndEnd(id);
  const paid = [...under.stripe.world.charges.values()].filter(
    ({ customer }) => customer === somebody.customerId,
  );
  expect(paid).toMatchObject([{ refunded: true }]);
});
