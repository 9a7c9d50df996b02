import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import { readStripeWebhook } from './stripe-webhooks.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const event = (object: object): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    created: 1_772_366_400,
    data: { object },
  });
const body = event({ object: 'invoice', id: 'in_1', customer: 'cus_1' });

const read = (text: string, header: string | undefined, secrets = ['whsec_new']) =>
  readStripeWebhook(secrets, Buffer.from(text), header, now);
const refusalOf = (act: () => unknown): number | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.status;
    throw error;
  }
};

test('When it is signed, then it says whose record has changed', () => {
  expect(read(body, signatureHeader(body, ['whsec_new'], now))).toEqual({
    id: 'evt_1',
    type: 'invoice.paid',
    customerId: 'cus_1',
    createdAt: new Date(1_772_366_400_000),
  });
});

test.each<[string, object, string | null]>([
  ['a customer itself', { object: 'customer', id: 'cus_1' }, 'cus_1'],
  ['what names its customer', { object: 'charge', id: 'ch_1', customer: 'cus_1' }, 'cus_1'],
  [
    'what carries its customer',
    { object: 'charge', id: 'ch_1', customer: { id: 'cus_1', object: 'customer' } },
    'cus_1',
  ],
  ['what has no customer', { object: 'product', id: 'prod_1' }, null],
  ['what lost its customer', { object: 'charge', id: 'ch_1', customer: null }, null],
])('When it is about %s, then the customer is found in it', (_what, object, customerId) => {
  const text = event(object);
  expect(read(text, signatureHeader(text, ['whsec_new'], now))).toMatchObject({ customerId });
});

test('When the secret is rotated, then either one is believed, and a third is not', () => {
  const both = ['whsec_old', 'whsec_new'];
  for (const secrets of [['whsec_old'], ['whsec_new'], both])
    expect(read(body, signatureHeader(body, secrets, now), both)).toMatchObject({ id: 'evt_1' });
  expect(refusalOf(() => read(body, signatureHeader(body, ['whsec_other'], now), both))).toBe(400);
});

test('When Stripe signs with both secrets, then knowing one of them is enough', () => {
  const header = signatureHeader(body, ['whsec_old', 'whsec_new'], now);
  expect(read(body, header, ['whsec_new'])).toMatchObject({ id: 'evt_1' });
});

test.each<[string, string, string | undefined]>([
  ['altered', body.replace('cus_1', 'cus_2'), signatureHeader(body, ['whsec_new'], now)],
  ['re-spaced', JSON.stringify(JSON.parse(body), null, 2), signatureHeader(body, ['whsec_new'], now)],
  [
    're-dated',
    body,
    signatureHeader(body, ['whsec_new'], ago(600)).replace(/t=\d+/, `t=${now.getTime() / 1000}`),
  ],
  ['unsigned', body, undefined],
  ['signed with nothing', body, ''],
  ['signed by an older scheme', body, signatureHeader(body, ['whsec_new'], now).replace('v1=', 'v0=')],
  ['no event', '{}', signatureHeader('{}', ['whsec_new'], now)],
  ['no JSON', 'hello', signatureHeader('hello', ['whsec_new'], now)],
  ['empty', '', signatureHeader('', ['whsec_new'], now)],
])('When it is %s, then it is refused', (_what, text, header) => {
  expect(refusalOf(() => read(text, header))).toBe(400);
});

test.each([
  [0, null],
  [300, null],
  [301, 400],
  [86_400, 400],
])('When it was signed %s seconds ago, then the refusal is %s', (seconds, status) => {
  expect(refusalOf(() => read(body, signatureHeader(body, ['whsec_new'], ago(seconds))))).toBe(status);
});

test('When a header has more signatures than there are secrets, then none is looked at', () => {
  const header = signatureHeader(body, ['whsec_new'], now);
  const more = (count: number): string => `${header}${`,v1=${'0'.repeat(64)}`.repeat(count)}`;
  expect(read(body, more(3))).toMatchObject({ id: 'evt_1' });
  expect(refusalOf(() => read(body, more(100)))).toBe(400);
});
