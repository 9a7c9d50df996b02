import { until } from '@academy/service-kit/testing/wait-for.ts';
import { paying, useSandbox } from '../support/use-sandbox.ts';

const academy = useSandbox();

const buy = async (): Promise<string> => {
  const customerId = await academy.customer();
  await academy.send(await academy.checkout(customerId), paying());
  return customerId;
};
const of = (customerId: string) =>
  academy.received.filter(({ webhook }) => webhook?.customerId === customerId);
const types = (customerId: string) => of(customerId).map(({ webhook }) => webhook?.type);
const ids = (customerId: string) => new Set(of(customerId).map(({ webhook }) => webhook?.id));

test('When somebody pays, then signed messages name the customer, and each is sent once', async () => {
  const customerId = await buy();
  await until(() => of(customerId).length === 2);
  expect(types(customerId).toSorted()).toEqual(['checkout.session.completed', 'invoice.paid']);
  const portal = await academy.portal(customerId);
  await until(async () => !(await academy.show(portal)).text.includes('en camino'));
  expect(of(customerId)).toHaveLength(2);
});

test('When a message is altered, stale or signed by another, then it is refused', async () => {
  const customerId = await buy();
  await until(() => of(customerId).length === 2);
  const [{ body, signature } = { body: Buffer.alloc(0), signature: '' }] = of(customerId);
  const { provider } = academy.sandbox;
  const at = (ms: number) => new Date(academy.now().getTime() + ms);
  expect(provider.readWebhook(body, signature, at(200_000)).customerId).toBe(customerId);
  const altered = Buffer.from(body.toString().replace(customerId, 'cus_other'));
  for (const [raw, header, now] of [
    [altered, signature, at(0)],
    [body, signature, at(400_000)],
    [body, signature.replace(/v1=../, 'v1=00'), at(0)],
    [body, undefined, at(0)],
    [Buffer.alloc(0), signature, at(0)],
  ] as const)
    expect(() => provider.readWebhook(raw, header, now)).toThrow(
      expect.objectContaining({ status: 400, code: 'bad-signature' }),
    );
});

test('When a message is refused, then it is sent again until it is taken', async () => {
  academy.answer(503);
  const customerId = await buy();
  await until(() => of(customerId).length > 2);
  const portal = await academy.portal(customerId);
  expect((await academy.show(portal)).text).toContain('en camino');
  academy.answer(200);
  await until(async () => !(await academy.show(portal)).text.includes('en camino'));
  expect(ids(customerId).size).toBe(2);
});

test('When it stops with messages waiting, then whoever starts next delivers them', async () => {
  await academy.sandbox.stop();
  const customerId = await buy();
  expect(of(customerId)).toEqual([]);
  const next = academy.another();
  next.start();
  try {
    await until(() => ids(customerId).size === 2);
  } finally {
    await next.stop();
    academy.sandbox.start();
  }
});

test('When a message is refused, then it is sent again after its pause, however seldom messages are looked for', async () => {
  await academy.sandbox.stop();
  academy.answer(503);
  const customerId = await buy();
  const seldom = academy.another({ everyMs: 3_600_000 });
  seldom.start();
  try {
    await until(() => of(customerId).length > 2);
    academy.answer(200);
  } finally {
    await seldom.stop();
    academy.sandbox.start();
  }
});

test('When it was killed between a write and its message, then the message is made after all', async () => {
  await academy.sandbox.stop();
  const customerId = await buy();
  const waiting = await academy.mongo.collection('sandbox_customers').findOne({ _id: customerId as never });
  expect(waiting?.['outbox']).toHaveLength(2);
  expect(await academy.mongo.collection('sandbox_events').countDocuments({ customerId })).toBe(0);
  academy.sandbox.start();
  await until(() => ids(customerId).size === 2);
});

test('When two processes deliver at once, then each message is still sent once', async () => {
  const other = academy.another();
  other.start();
  try {
    const customers = await Promise.all(Array.from({ length: 6 }, buy));
    await until(() => customers.every((customerId) => ids(customerId).size === 2));
    for (const customerId of customers) expect(of(customerId)).toHaveLength(2);
  } finally {
    await other.stop();
  }
});
