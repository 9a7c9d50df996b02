import { useStripeCustomers } from '../support/stripe-customers.ts';

const under = useStripeCustomers();
const { newCustomer, open, record, subscribe } = under;
const away = { status: 503, code: 'payments-away' };

const refundsAt = () => [...under.stripe.world.refunds.values()];

test('When the answer to a refund is lost, then asking again with the same key makes no second one', async () => {
  const id = await subscribe(await newCustomer());
  const before = refundsAt().length;
  under.stripe.trouble('POST', /refunds/, 'lost-answer');
  await under.provider.refundAndEnd(id);
  const sent = under.stripe.requests.filter(({ path }) => path === '/v1/refunds').slice(-2);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(refundsAt()).toHaveLength(before + 1);
});

test('When answers stay lost until we give up, then it is said that payments are away, and a later try refunds nothing twice', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  const before = refundsAt().length;
  under.stripe.trouble('POST', /refunds/, 'lost-answer', 2);
  await expect(under.provider.refundAndEnd(id)).rejects.toMatchObject(away);
  expect((await record(somebody)).subscriptions).toMatchObject([{ status: 'active' }]);
  await under.provider.refundAndEnd(id);
  expect(refundsAt()).toHaveLength(before + 1);
  expect((await record(somebody)).subscriptions).toMatchObject([{ status: 'ended' }]);
});

test('When a refund was asked for and its key is forgotten by then, then it is still given back once', async () => {
  const somebody = await newCustomer();
  const id = await subscribe(somebody);
  under.stripe.trouble('POST', /refunds/, 'lost-answer', 2);
  await expect(under.provider.refundAndEnd(id)).rejects.toMatchObject(away);
  under.stripe.forgetKeys();
  await under.provider.refundAndEnd(id);
  expect((await record(somebody)).invoices).toMatchObject([{ status: 'refunded', refunded: 2999 }]);
});

test('When nothing comes back, then payments are away after the time that a try may take', async () => {
  const { customerId } = await newCustomer();
  under.stripe.trouble('GET', /invoices/, 'silence', 2);
  const impatient = under.another({ timeoutMs: 200 });
  await expect(impatient.readCustomer(customerId)).rejects.toMatchObject(away);
});

test.each(['lost-request', 'lost-answer', 'server-error', 'rate-limit'] as const)(
  'When %s is all that comes of it, then payments are away, and the next call is served',
  async (trouble) => {
    const somebody = await newCustomer();
    under.stripe.trouble('GET', /invoices/, trouble, 2);
    await expect(record(somebody)).rejects.toMatchObject(away);
    under.stripe.noTrouble();
    expect(await record(somebody)).toEqual({ subscriptions: [], invoices: [] });
  },
);

test('When the connection breaks once, then nobody notices', async () => {
  const somebody = await newCustomer();
  under.stripe.trouble('POST', /checkout\/sessions$/, 'lost-answer');
  const { url } = await open(somebody);
  const own = [...under.stripe.world.sessions.values()].filter(
    ({ customer }) => customer === somebody.customerId,
  );
  expect(own).toMatchObject([{ status: 'open', url }]);
});

test('When Stripe refuses our key, then that is no matter of waiting: the error is as it is', async () => {
  const stranger = under.another({ secretKey: 'sk_test_of_another_account' });
  await expect(stranger.readCustomer('cus_1')).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});
