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

const bought = async () => {
  const somebody = await newCustomer();
  const subscriptionId = await subscribe(somebody);
  const [invoice] = (await record(somebody)).invoices;
  const part = (amount: number, requestId: string, after = 0) => {
    return { invoiceId: invoice?.id ?? '', amount, requestId, after };
  };
  return { somebody, subscriptionId, invoiceId: invoice?.id ?? '', part };
};

test('When a part is refunded, then Stripe is asked in its own words, and shows it on the invoice', async () => {
  const { somebody, invoiceId, part } = await bought();
  await under.provider.refundPart(part(1000, 'a'));
  const sent = under.stripe.requests.findLast(
    ({ method, path }) => method === 'POST' && path === '/v1/refunds',
  );
  expect(sent?.params).toEqual({
    payment_intent: expect.stringMatching(/^pi_/),
    amount: '1000',
    reason: 'requested_by_customer',
    metadata: { request: 'a' },
  });
  expect(await under.provider.readRefunds(invoiceId)).toEqual([
    { amount: 1000, requestId: 'a', hasFailed: false },
  ]);
  expect((await record(somebody)).invoices).toMatchObject([
    { status: 'paid', charged: 2999, refunded: 1000 },
  ]);
});

test.each([
  [1000, 1000],
  [1000, 700],
])('When two parts of %i and %i are asked for at once, then one is given back', async (first, second) => {
  const { somebody, part } = await bought();
  const asked = [part(first, 'a'), part(second, 'b')].map((one) => under.provider.refundPart(one));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 409, code: 'changed-meanwhile' } }]);
  const [invoice] = (await record(somebody)).invoices;
  expect([first, second]).toContain(invoice?.refunded);
});

test('When something is given back between the look and the refund, then nothing more is', async () => {
  const { somebody, subscriptionId, part } = await bought();
  under.stripe.trouble('POST', /refunds/, () => under.stripe.refund(subscriptionId, 2500));
  await expect(under.provider.refundPart(part(1000, 'a'))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  expect((await record(somebody)).invoices).toMatchObject([{ refunded: 2500 }]);
});

test('When answers to a part stay lost and its key is forgotten, then its request tells of it', async () => {
  const { somebody, invoiceId, part } = await bought();
  under.stripe.trouble('POST', /refunds/, 'lost-answer', 2);
  await expect(under.provider.refundPart(part(1000, 'a'))).rejects.toMatchObject(away);
  under.stripe.forgetKeys();
  expect(await under.provider.readRefunds(invoiceId)).toMatchObject([{ requestId: 'a' }]);
  await expect(under.provider.refundPart(part(1000, 'a'))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  expect((await record(somebody)).invoices).toMatchObject([{ refunded: 1000 }]);
});

test('When the bank did not take a refund, then the same request may be made again', async () => {
  const { somebody, invoiceId, part } = await bought();
  await under.provider.refundPart(part(2000, 'a'));
  under.stripe.failLastRefund();
  expect(await under.provider.readRefunds(invoiceId)).toMatchObject([{ hasFailed: true }]);
  await under.provider.refundPart(part(2000, 'a', 1));
  expect((await record(somebody)).invoices).toMatchObject([{ refunded: 2000 }]);
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
