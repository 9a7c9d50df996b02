import { randomBytes } from 'node:crypto';
import { mailRequested, openMail } from './sealed-mail.ts';

const key = randomBytes(32);
const to = { userId: 'ana', address: 'ana@mail.example', language: 'es', timeZone: 'UTC' } as const;

test.each([
  ['welcome', 'academy.mail.mail_requested.v1'],
  ['plan_refunded', 'academy.mail.mail_requested.v2'],
  ['of_later', 'academy.mail.mail_requested.v3'],
])('When %s is asked for, then it is by the first version that may name it: %s', (template, type) => {
  // No mail of today is as new as the last.
  const event = mailRequested(key, { template, to, values: { name: 'Ana' } } as never);
  expect(event).toMatchObject({ type, topic: 'mail.requests' });
  const data = JSON.parse(event.data) as Parameters<typeof openMail>[1];
  expect(data).toMatchObject({ template, userId: 'ana', language: 'es', timeZone: 'UTC' });
  expect(openMail(key, data)).toEqual({ address: 'ana@mail.example', values: { name: 'Ana' } });
  expect(event.data).not.toContain('mail.example');
});
