import { randomUUID } from 'node:crypto';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { paymentsAway } from '../../src/payments/provider/payment-texts.ts';
import { mailsOf } from '../support/mails.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
const mails = mailsOf(auth);
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  [admin, colleague] = [await auth.people.admin(), await auth.people.admin()];
});

const path = ({ user }: Person) => `/api/admin/subscriptions/${user.id}`;
const read = async (person: Person) =>
  (await auth.client.get(path(person), { authorization: admin.bearer })).body;
const adjust = (person: Person, body: object, by = admin, headers: Record<string, string> = {}) =>
  auth.client.post(`${path(person)}/adjust`, {
    authorization: by.bearer,
    body: { reason: 'Un error nuestro', ...body },
    headers: { 'accept-language': 'es', ...headers },
  });
const part = (amount: number, invoiceId: string, requestId: string = randomUUID()) => ({
  action: 'refundPart',
  amount,
  invoiceId,
  requestId,
});
/** Somebody who has paid 29.99, and the invoice of it. */
const payer = async () => {
  const { person, id } = await members.inState('active');
  const [invoice] = (await read(person)).invoices as { id: string; number: string }[];
  if (!invoice) throw new Error('nothing was paid');
  return { person, id, invoice };
};
const auditsOf = ({ user }: Person) =>
  auth.events
    .filter(({ topic }) => topic === 'audit.actions')
    .map(({ data }) => data as { resourceId: string; fields: string[] })
    .filter(({ resourceId }) => resourceId === user.id);
const givenBackTo = async ({ user }: Person) =>
  (await auth.fake.invoicesOf(user.id)).reduce((sum, { refunded }) => sum + refunded, 0);
const partsIn = (body: { history: { what: string }[] }) =>
  body.history.filter(({ what }) => what === 'partly_refunded');

test('When staff refund a part, then invoice, history, audit log and a mail say so, and Premium goes on', async () => {
  const { person, invoice } = await payer();
  const { status, body } = await adjust(person, part(1000, invoice.id));
  expect([status, body.state, body.plan]).toEqual([200, 'active', 'premium']);
  expect(body.invoices).toMatchObject([{ status: 'paid', total: 2999, refunded: 1000, refundable: 1999 }]);
  expect(partsIn(body)).toMatchObject([
    {
      by: 'staff',
      actorId: admin.user.id,
      reason: 'Un error nuestro',
      refund: { amount: 1000, currency: 'eur', invoiceNumber: invoice.number },
    },
  ]);
  expect(JSON.stringify(body.history)).not.toContain('requestId');
  const { values } = await mails.read(person.email, 'partly_refunded');
  expect(values).toMatchObject({
    goesOn: true,
    amount: { cents: 1000, currency: 'eur' },
    invoiceNumber: invoice.number,
    invoicesUrl: 'http://localhost:8080/settings#plan',
  });
  await until(() => auditsOf(person).length > 0);
  expect(auditsOf(person)).toMatchObject([{ fields: ['refundPart'] }]);
  expect(JSON.stringify(auditsOf(person))).not.toContain('error');
});

test('When the same request comes again, then nothing more is given back or told', async () => {
  const { person, invoice } = await payer();
  const asked = part(1000, invoice.id);
  const etag = `"${(await read(person)).version}"`;
  expect((await adjust(person, asked, admin, { 'if-match': etag })).status).toBe(200);
  const again = await adjust(person, asked, admin, { 'if-match': etag });
  expect([again.status, again.body.invoices[0].refunded, partsIn(again.body).length]).toEqual([200, 1000, 1]);
  await until(() => auditsOf(person).length > 0);
  expect([auditsOf(person).length, await givenBackTo(person)]).toEqual([1, 1000]);
});

test('When the same request comes for another amount, then it is refused and nothing more is given back', async () => {
  const { person, invoice } = await payer();
  const asked = part(1000, invoice.id);
  await adjust(person, asked);
  const { status, body } = await adjust(person, { ...asked, amount: 500 });
  expect([status, body.type]).toEqual([409, '/problems/request-id-used']);
  expect(await givenBackTo(person)).toBe(1000);
});

test('When two of staff refund at once, then one part is given back and the other is told', async () => {
  const { person, invoice } = await payer();
  const go = auth.fake.hold('refundPart');
  const before = auth.fake.calls.length;
  const both = [adjust(person, part(2000, invoice.id)), adjust(person, part(700, invoice.id), colleague)];
  const arrived = () => auth.fake.calls.slice(before).filter((call) => call === 'refundPart').length;
  await until(() => arrived() === 2);
  go();
  const answers = await Promise.all(both);
  const outcomes = answers.map(({ status, body }) => [status, body.type]).toSorted();
  expect(outcomes).toEqual([
    [200, undefined],
    [409, '/problems/changed-meanwhile'],
  ]);
  const done = answers.find(({ status }) => status === 200)?.body;
  const given = await givenBackTo(person);
  expect([2000, 700]).toContain(given);
  expect(partsIn(done)).toMatchObject([{ refund: { amount: given } }]);
});

test('When staff look at what has changed meanwhile, then they are told and nothing is given back', async () => {
  const { person, invoice } = await payer();
  const etag = `"${(await read(person)).version}"`;
  await adjust(person, part(500, invoice.id), colleague);
  const { status, body } = await adjust(person, part(500, invoice.id), admin, { 'if-match': etag });
  expect([status, body.type]).toEqual([409, '/problems/changed-meanwhile']);
  expect(await givenBackTo(person)).toBe(500);
});

test('When more than is left is asked for, then the amount is named with what is left, and nothing changes', async () => {
  const { person, invoice } = await payer();
  await adjust(person, part(1000, invoice.id));
  const before = await read(person);
  const { status, body } = await adjust(person, part(2000, invoice.id));
  expect([status, body.fields]).toEqual([
    400,
    [expect.objectContaining({ path: 'amount', message: expect.stringContaining('19,99') })],
  ]);
  expect([(await read(person)).history, await givenBackTo(person)]).toEqual([before.history, 1000]);
  expect(auditsOf(person).length).toBeLessThanOrEqual(1);
});

test.each([
  ['amount', { amount: 0 }],
  ['amount', { amount: 10.5 }],
  ['amount', { amount: '1000' }],
  ['requestId', { requestId: 'again' }],
  ['reason', { reason: 'x' }],
])('When the %s of a part is wrong, then it is named and nothing is given back: %j', async (field, wrong) => {
  const { person, invoice } = await payer();
  const { status, body } = await adjust(person, { ...part(1000, invoice.id), ...wrong });
  expect([status, body.fields[0].path]).toEqual([400, field]);
  expect(await givenBackTo(person)).toBe(0);
});

test("When the invoice is somebody else's, then it is not found", async () => {
  const [ana, bea] = [await payer(), await payer()];
  const { status, body } = await adjust(ana.person, part(1000, bea.invoice.id));
  expect([status, body.type]).toEqual([404, '/problems/invoice-not-found']);
  expect([await givenBackTo(ana.person), await givenBackTo(bea.person)]).toEqual([0, 0]);
});

test('When a part is all that is left of the last payment, then that is a refund in full and Premium ends', async () => {
  const { person, invoice } = await payer();
  await adjust(person, part(1000, invoice.id));
  const { status, body } = await adjust(person, part(1999, invoice.id));
  expect([status, body.state, body.plan]).toEqual([200, 'expired', 'free']);
  expect(body.invoices).toMatchObject([{ status: 'refunded', refunded: 2999, refundable: 0 }]);
  expect(body.history.at(-1)).toMatchObject({ what: 'refunded', by: 'staff' });
  const again = await adjust(person, part(1, invoice.id));
  expect([again.status, again.body.type]).toEqual([409, '/problems/nothing-to-refund']);
});

test('When a payment before the last is given back whole, then Premium goes on', async () => {
  const { person, id, invoice } = await payer();
  auth.passTime(60_000);
  auth.fake.renew(id);
  await members.sync(person);
  const { body } = await adjust(person, part(2999, invoice.id));
  expect([body.state, body.plan]).toEqual(['active', 'premium']);
  expect(body.invoices).toMatchObject([{ status: 'paid', refunded: 0 }, { status: 'refunded' }]);
  expect(partsIn(body)).toMatchObject([{ by: 'staff', refund: { amount: 2999 } }]);
  // It may be the first of a withdrawal that is still going on.
  expect((await mails.read(person.email, 'partly_refunded')).values).toMatchObject({ goesOn: false });
});

test('When a payment of what is over already is given back, then its mail does not say that Premium goes on', async () => {
  const { person, invoice } = await payer();
  await adjust(person, { action: 'end' });
  await adjust(person, part(1000, invoice.id));
  expect((await mails.read(person.email, 'partly_refunded')).values).toMatchObject({ goesOn: false });
  await adjust(person, { action: 'refund' });
  const told = () => mails.to(person.email).filter(({ template }) => template === 'partly_refunded');
  await until(() => told().length === 2);
  expect(told().at(-1)?.values).toMatchObject({ amount: { cents: 1999 }, goesOn: false });
  expect((await read(person)).history.slice(-2)).toMatchObject([
    { what: 'partly_refunded', by: 'staff', refund: { amount: 1000 } },
    { what: 'refunded', by: 'staff', refund: { amount: 1999 } },
  ]);
});

test('When part was given back at the provider itself, then history and a mail say so once', async () => {
  const { person, id } = await payer();
  auth.fake.refund(id, 300);
  await Promise.all([members.sync(person), members.sync(person)]);
  await members.sync(person);
  expect(partsIn(await read(person))).toMatchObject([{ by: 'provider', refund: { amount: 300 } }]);
  await mails.read(person.email, 'partly_refunded');
  const told = mails.to(person.email).filter(({ template }) => template === 'partly_refunded');
  expect(told).toHaveLength(1);
});

test('When the provider is away, then it is said with 503, and a later try gives back once', async () => {
  const { person, invoice } = await payer();
  const asked = part(1000, invoice.id);
  auth.fake.away = true;
  const away = await adjust(person, asked);
  auth.fake.away = false;
  expect([away.status, away.body.type, await givenBackTo(person)]).toEqual([
    503,
    '/problems/payments-away',
    0,
  ]);
  expect((await adjust(person, asked)).status).toBe(200);
  expect(await givenBackTo(person)).toBe(1000);
});

/** The provider made the refund, and the answer to it never came. */
const withLostAnswer = async (person: Person, asked: object, headers: Record<string, string>) => {
  const { refundPart } = auth.fake.provider;
  auth.fake.provider.refundPart = async (wanted) => {
    await refundPart(wanted);
    throw paymentsAway();
  };
  const lost = await adjust(person, asked, admin, headers);
  auth.fake.provider.refundPart = refundPart;
  return lost.status;
};

test('When an answer was lost and the form was opened anew, then the part is not given back twice', async () => {
  const { person, invoice } = await payer();
  const seen = async () => ({ 'if-match': `"${(await read(person)).version}"` });
  expect(await withLostAnswer(person, part(1000, invoice.id), await seen())).toBe(503);
  const { status, body } = await adjust(person, part(1000, invoice.id), admin, await seen());
  expect([status, body.type]).toEqual([409, '/problems/changed-meanwhile']);
  expect(body.error).toContain('10,00');
  expect(await givenBackTo(person)).toBe(1000);
  expect((await read(person)).invoices).toMatchObject([{ refunded: 1000, refundable: 1999 }]);
  expect((await adjust(person, part(500, invoice.id), admin, await seen())).status).toBe(200);
  expect(await givenBackTo(person)).toBe(1500);
});

test('When an answer was lost and a message told of it, then the same request is known, and told once', async () => {
  const { person, invoice } = await payer();
  const [asked, seen] = [part(1000, invoice.id), { 'if-match': `"${(await read(person)).version}"` }];
  expect(await withLostAnswer(person, asked, seen)).toBe(503);
  await members.sync(person);
  const { status, body } = await adjust(person, asked, admin, seen);
  expect([status, await givenBackTo(person)]).toEqual([200, 1000]);
  expect(partsIn(body)).toMatchObject([{ by: 'staff', refund: { amount: 1000 } }]);
});

test("When a colleague's whole refund falls between a slow one's look and its refund, then one goes out", async () => {
  const { person, invoice } = await payer();
  const go = auth.fake.hold('readRefunds');
  const before = auth.fake.calls.length;
  const slow = adjust(person, part(1000, invoice.id));
  await until(() => auth.fake.calls.slice(before).includes('readRefunds'));
  // The slow one stays where it is; whoever comes later is not held.
  const goToo = auth.fake.hold('refundAllAndEnd');
  expect((await adjust(person, part(1000, invoice.id), colleague)).status).toBe(200);
  for (const release of [go, goToo]) release();
  const { status, body } = await slow;
  expect([status, body.type, await givenBackTo(person)]).toEqual([409, '/problems/changed-meanwhile', 1000]);
});

test.each([
  ['charge_not_refundable', /plazo/],
  ['charge_disputed', /disputa/],
] as const)(
  'When the provider refuses a refund as %s, then that is said and nothing changes',
  async (why, text) => {
    const { person, id, invoice } = await payer();
    auth.fake.closeRefunds(id, why);
    for (const asked of [part(1000, invoice.id), { action: 'refund' }]) {
      const { status, body } = await adjust(person, asked);
      expect([status, body.type]).toEqual([409, '/problems/refund-refused']);
      expect(body.error).toMatch(text);
    }
    expect(await read(person)).toMatchObject({ state: 'active', invoices: [{ refunded: 0 }] });
  },
);

test('When staff cancel, then Premium runs to the end of the period, for a reason, and the member is told', async () => {
  const { person, id } = await payer();
  const { status, body } = await adjust(person, { action: 'cancel' });
  expect([status, body.state, body.plan]).toEqual([200, 'cancelling', 'premium']);
  expect(body.history.at(-1)).toMatchObject({
    what: 'cancelled',
    by: 'staff',
    reason: 'Un error nuestro',
  });
  expect(auth.fake.subscription(id).cancelsAtPeriodEnd).toBe(true);
  await mails.read(person.email, 'plan_ends');
  const again = await adjust(person, { action: 'cancel' });
  expect([again.status, again.body.history.length]).toEqual([200, body.history.length]);
});

test('When staff cancel one whose charge failed, then it ends at once: no paid period is left', async () => {
  const { person } = await members.inState('past_due');
  const { body } = await adjust(person, { action: 'cancel' });
  expect([body.state, body.history.at(-1).what]).toEqual(['expired', 'ended']);
});
