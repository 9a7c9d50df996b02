import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import type { RecordedEvent } from '@academy/stripe-double/world.ts';
import { newSecret, oldSecret, useStripeAuth } from '../support/use-stripe-auth.ts';

const auth = useStripeAuth();
const patience = { withinMs: 60_000 };

const planOf = async (person: Person) => (await auth.get(person, 'subscription')).body.plan;
const stored = () => auth.models.webhookEvents.countDocuments();

/** Somebody who has paid, and of whom no message has come yet. */
const paid = async (): Promise<{ person: Person; event: RecordedEvent }> => {
  const person = await auth.people.register();
  await auth.buy(person);
  const event = auth.stripe.events.findLast(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('nothing was paid');
  return { person, event };
};

test.each([
  ['the old secret', [oldSecret]],
  ['the new secret', [newSecret]],
  ['both, as Stripe does while they are rolled', [newSecret, oldSecret]],
])('When a message is signed with %s, then it is believed', async (_what, secrets) => {
  const { person, event } = await paid();
  const answer = await auth.deliverOne(event, signatureHeader(event.body, secrets, auth.now()));
  expect(answer).toEqual({ status: 200, body: { received: true } });
  await until(async () => (await planOf(person)) === 'premium', patience);
});

test('When a message comes many times over, then it is kept once', async () => {
  const { person, event } = await paid();
  const before = await stored();
  const signature = signatureHeader(event.body, [newSecret], auth.now());
  const answers = await Promise.all(Array.from({ length: 8 }, () => auth.deliverOne(event, signature)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await stored()).toBe(before + 1);
  await until(async () => (await planOf(person)) === 'premium', patience);
});

test.each<[string, (event: RecordedEvent) => { body: string; signature: string }]>([
  ['forged', ({ body }) => ({ body, signature: signatureHeader(body, ['whsec_guessed'], auth.now()) })],
  [
    'altered',
    ({ body }) => ({
      body: body.replace('"amount_paid":2999', '"amount_paid":1'),
      signature: signatureHeader(body, [newSecret], auth.now()),
    }),
  ],
  [
    'stale',
    ({ body }) => ({
      body,
      signature: signatureHeader(body, [newSecret], new Date(auth.now().getTime() - 301_000)),
    }),
  ],
  ['unsigned', ({ body }) => ({ body, signature: '' })],
])('When a message is %s, then it is refused with 400 and nothing of it is kept', async (_what, make) => {
  const { event } = await paid();
  const before = await stored();
  const { body, signature } = make(event);
  const answer = await auth.deliverOne({ ...event, body }, signature);
  expect([answer.status, answer.body.type]).toEqual([400, '/problems/bad-signature']);
  expect(await stored()).toBe(before);
});

test('When a message for the sandbox comes while Stripe is set up, then there is no such address', async () => {
  const { body, signature } = { body: '{}', signature: signatureHeader('{}', [newSecret], auth.now()) };
  const response = await fetch(`${auth.baseUrl}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  expect(response.status).toBe(404);
});

test('When a message tells of a customer that is nobody here, then it is taken and changes nothing', async () => {
  const customer = { object: 'customer', id: 'cus_of_somebody_else' };
  const body = JSON.stringify({
    id: 'evt_of_somebody_else',
    object: 'event',
    type: 'customer.updated',
    created: Math.floor(auth.now().getTime() / 1000),
    data: { object: customer },
  });
  const event = { id: 'evt_of_somebody_else', type: 'customer.updated', body } as const;
  const answer = await auth.deliverOne(event, signatureHeader(body, [newSecret], auth.now()));
  expect(answer.status).toBe(200);
  await until(
    async () =>
      (await auth.models.webhookEvents.findOne({ _id: 'stripe:evt_of_somebody_else' }).lean())?.outcome ===
      'unknown',
    patience,
  );
});
