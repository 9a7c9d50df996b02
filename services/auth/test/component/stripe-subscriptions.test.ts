import { useStripeCustomers } from '../support/stripe-customers.ts';

const under = useStripeCustomers();
const { record, newCustomer, subscribe } = under;
const only = async <T>(all: Promise<T[]>): Promise<T> => {
  const [one, ...more] = await all;
  if (one === undefined || more.length > 0) throw new Error(`not one but ${more.length + 1}`);
  return one;
};
const subscriptionOf = (somebody: Parameters<typeof record>[0]) =>
  only(record(somebody).then(({ subscriptions }) => subscriptions));

test('When a month is paid, then the record has the subscription and its invoice, each with its period', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  const { subscriptions, invoices } = await record(somebody);
  const [invoice] = invoices;
  expect(subscriptions).toEqual([
    {
      id,
      status: 'active',
      cancelsAtPeriodEnd: false,
      startedAt: expect.any(Date),
      periodEnd: invoice?.periodEnd,
      endedAt: null,
      interval: 'month',
      amount: 2999,
      currency: 'eur',
      coupon: null,
    },
  ]);
  expect(invoices).toMatchObject([
    { subscriptionId: id, status: 'paid', total: 2999, vat: 520, refunded: 0, currency: 'eur' },
  ]);
  const days = ((invoice?.periodEnd.getTime() ?? 0) - (invoice?.periodStart.getTime() ?? 0)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
});

test('When a renewal fails and is then paid, then the record says so, and the invoice was open in between', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  under.stripe.refuseCard(somebody.userId, true);
  under.stripe.renew(id);
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ status: 'past_due' }],
    invoices: [{ status: 'open' }, { status: 'paid' }],
  });
  under.stripe.refuseCard(somebody.userId, false);
  under.stripe.collectAgain(id);
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ status: 'active' }],
    invoices: [{ status: 'paid', refunded: 0 }, { status: 'paid' }],
  });
});

test('When a subscription is cancelled and resumed, each twice, then it goes on', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  await under.provider.cancelAtPeriodEnd(id);
  await under.provider.cancelAtPeriodEnd(id);
  expect(await subscriptionOf(somebody)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
  await under.provider.resume(id);
  await under.provider.resume(id);
  expect(await subscriptionOf(somebody)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
});

test('When it was cancelled in the customer portal, then it is cancelled, and can be resumed here', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  const { periodEnd } = await subscriptionOf(somebody);
  under.stripe.cancelInPortal(id);
  expect(await subscriptionOf(somebody)).toMatchObject({ cancelsAtPeriodEnd: true, periodEnd });
  await under.provider.resume(id);
  expect(await subscriptionOf(somebody)).toMatchObject({ cancelsAtPeriodEnd: false });
});

test('When the period of a cancelled one is over, then it has ended, and nothing brings it back', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  await under.provider.cancelAtPeriodEnd(id);
  under.stripe.renew(id);
  for (const act of [under.provider.resume, under.provider.cancelAtPeriodEnd, under.provider.endNow])
    await act(id);
  expect(await subscriptionOf(somebody)).toMatchObject({ status: 'ended', endedAt: expect.any(Date) });
});

test('When a month becomes a year, then the year is charged less what is left of the month, once', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  await under.provider.changeInterval(id, 'year');
  await under.provider.changeInterval(id, 'year');
  const { subscriptions, invoices } = await record(somebody);
  expect(subscriptions).toMatchObject([{ interval: 'year', amount: 29_990 }]);
  expect(invoices).toMatchObject([{ total: 26_991, status: 'paid' }, { total: 2999 }]);
  expect(invoices[0]?.periodEnd).toEqual(subscriptions[0]?.periodEnd);
});

test('When a change is quoted, then what it says is charged, however late it is agreed to', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  const at = new Date();
  const quote = await under.provider.quoteChange(id, 'year', at);
  expect(quote).toEqual({ due: 26_991, credit: 0 });
  expect((await record(somebody)).invoices).toHaveLength(1);
  await under.provider.changeInterval(id, 'year', at);
  expect((await record(somebody)).invoices[0]).toMatchObject({ total: quote?.due, status: 'paid' });
  expect(await under.provider.quoteChange(id, 'year', at)).toBeNull();
  expect(await under.provider.quoteChange(id, 'month', new Date())).toMatchObject({ due: 0, credit: 26_991 });
});

test('When the period is renewed after a quote, then the quote is outdated, and nothing is charged', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  const at = new Date();
  await under.provider.quoteChange(id, 'year', at);
  under.stripe.renew(id);
  await expect(under.provider.quoteChange(id, 'year', at)).rejects.toMatchObject({ code: 'quote-outdated' });
  await expect(under.provider.changeInterval(id, 'year', at)).rejects.toMatchObject({
    code: 'quote-outdated',
  });
  expect(await subscriptionOf(somebody)).toMatchObject({ interval: 'month' });
});

test('When a year becomes a month, then what is left of the year pays for the months to come', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody, { interval: 'year' });
  await under.provider.changeInterval(id, 'month');
  expect(under.stripe.customerOf(somebody.userId).balance).toBe(2999 - 29_990);
  expect(await subscriptionOf(somebody)).toMatchObject({ interval: 'month', amount: 0 });
  under.stripe.renew(id);
  expect((await record(somebody)).invoices[0]).toMatchObject({ total: 2999, status: 'paid' });
});

test('When the bank refuses the price of the change, then that is said, and nothing has changed', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  under.stripe.refuseCard(somebody.userId, true);
  await expect(under.provider.changeInterval(id, 'year')).rejects.toMatchObject({
    status: 409,
    code: 'card-refused',
  });
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ interval: 'month', status: 'active' }],
    invoices: [{ total: 2999 }],
  });
});

test('When one is refunded twice over, then the last payment is given back once and it has ended', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  under.stripe.renew(id);
  await under.provider.refundAndEnd(id);
  await under.provider.refundAndEnd(id);
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ status: 'ended' }],
    invoices: [
      { status: 'refunded', refunded: 2999 },
      { status: 'paid', refunded: 0 },
    ],
  });
});

test('When everything is given back twice over, then each payment is, once, and it has ended', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  await under.provider.changeInterval(id, 'year');
  await under.provider.refundAllAndEnd(id);
  await under.provider.refundAllAndEnd(id);
  const { subscriptions, invoices } = await record(somebody);
  expect(subscriptions).toMatchObject([{ status: 'ended' }]);
  expect(invoices.map(({ status, total, refunded }) => [status, refunded - total])).toEqual([
    ['refunded', 0],
    ['refunded', 0],
  ]);
});

test('When part was given back before, then the refund gives back the rest', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  under.stripe.refund(id, 1000);
  expect((await record(somebody)).invoices).toMatchObject([{ status: 'paid', refunded: 1000 }]);
  await under.provider.refundAndEnd(id);
  expect((await record(somebody)).invoices).toMatchObject([{ status: 'refunded', refunded: 2999 }]);
});

test('When a payment was given back from the dashboard, then a refund here gives nothing more', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  under.stripe.refund(id);
  await under.provider.refundAndEnd(id);
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ status: 'ended' }],
    invoices: [{ status: 'refunded', refunded: 2999 }],
  });
});

test('When nothing was charged, by a coupon, then a refund only ends it', async () => {
  under.stripe.addPromotionCode('REGALO', { duration: 'once', percentOff: 100 });
  const somebody = await newCustomer();
  const id = await subscribe(somebody, { coupon: 'REGALO' });
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ amount: 2999, coupon: null }],
    invoices: [{ total: 0, status: 'paid' }],
  });
  await under.provider.refundAndEnd(id);
  expect(await record(somebody)).toMatchObject({
    subscriptions: [{ status: 'ended' }],
    invoices: [{ status: 'paid', refunded: 0 }],
  });
});

test('When there is more than a page of invoices, then all of them are in the record, newest first', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  for (let month = 0; month < 120; month += 1) under.stripe.renew(id);
  const { invoices } = await record(somebody);
  const numbers = invoices.map(({ number }) => Number(number.split('-')[1]));
  expect(numbers).toEqual(Array.from({ length: 121 }, (_, index) => 121 - index));
  expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
});
