import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { stateFile } from '@academy/stripe-double/state-file.ts';
import type { World } from '@academy/stripe-double/world.ts';
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
  await until(() => of(customerId).length === 3);
  expect(types(customerId).toSorted()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ]);
  const portal = await academy.portal(customerId);
  await until(async () => !(await academy.show(portal)).text.includes('en camino'));
  expect(of(customerId)).toHaveLength(3);
});

test('When a message is altered, stale or signed by another, then it is refused', async () => {
  const customerId = await buy();
  await until(() => of(customerId).length === 3);
  const [{ body, signature } = { body: Buffer.alloc(0), signature: '' }] = of(customerId);
  const { provider } = academy;
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
  await until(() => of(customerId).length > 3);
  const portal = await academy.portal(customerId);
  expect((await academy.show(portal)).text).toContain('en camino');
  academy.answer(200);
  await until(async () => !(await academy.show(portal)).text.includes('en camino'));
  expect(ids(customerId).size).toBe(3);
});

test('When it stops with messages waiting, then its next start delivers them', async () => {
  academy.answer(503);
  const customerId = await buy();
  await academy.stop();
  const before = of(customerId).length;
  academy.answer(200);
  await academy.start();
  await until(() => of(customerId).length >= before + 3 && ids(customerId).size === 3);
});

test('When it was killed after a payment, then it is there again, and its messages are sent after all', async () => {
  await academy.stop();
  academy.answer(503);
  const file = fileURLToPath(import.meta.resolve('@academy/stripe-double/start.ts'));
  const child = startChild({ file, env: { ...academy.env, PORT: new URL(academy.baseUrl).port } });
  await child.untilLine(/^LISTENING /);
  const customerId = await buy();
  child.kill('SIGKILL');
  await child.exited;
  academy.answer(200);
  await academy.start();
  await until(() => ids(customerId).size === 3);
  const record = await academy.provider.readCustomer(customerId);
  expect(record).toMatchObject({ subscriptions: [{ status: 'active' }], invoices: [{ status: 'paid' }] });
});

test('When the account cannot be written after a delivery, then it goes on, and is written when it can be', async () => {
  const file = stateFile(academy.env['DATA_DIR'] ?? '');
  academy.answer(503);
  const customerId = await buy();
  // A folder where the next state is to be written.
  mkdirSync(`${file}.new`);
  academy.answer(200);
  const written = () => {
    const { events } = JSON.parse(readFileSync(file, 'utf8')) as Pick<World, 'events'>;
    return events.filter(({ id, deliveredAt }) => ids(customerId).has(id) && deliveredAt !== null).length;
  };
  const taken = of(customerId).length + 3;
  await until(() => of(customerId).length >= taken);
  expect(written()).toBe(0);
  rmdirSync(`${file}.new`);
  await until(() => written() === 3, { what: 'the account to be written' });
  expect((await academy.show(await academy.portal(customerId))).status).toBe(200);
}, 40_000);
