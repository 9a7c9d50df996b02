import { expect, it } from '@jest/globals';
import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import type { SubscriptionEvent } from '@academy/contracts/http/auth/staff-payments.ts';
import { staffActs } from './staff-acts.ts';

const entry = (id: string, at: string, over: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: `2026-11-27T${at}.000Z`,
  actorId: 'eva',
  actorName: 'Eva',
  action: 'subscription.adjusted',
  resource: 'subscriptions',
  resourceId: 'ana',
  fields: ['refundPart'],
  values: {},
  personal: 'none',
  network: null,
  requestId: null,
  ...over,
});
const told = (reason: string, at: string, over: Partial<SubscriptionEvent> = {}): SubscriptionEvent => ({
  at: `2026-11-27T${at}.000Z`,
  what: 'partly_refunded',
  by: 'staff',
  actorId: 'eva',
  reason,
  ...over,
});
const reasons = (entries: AuditEntry[], history: SubscriptionEvent[]) =>
  staffActs(entries, history).map((act) => [act.entry.id, act.told?.reason ?? null]);

it('When two parts were refunded within a minute, then each has its own reason, the newest first', () => {
  const entries = [entry('b', '10:00:30'), entry('a', '10:00:00')];
  expect(reasons(entries, [told('first', '10:00:02'), told('second', '10:00:32')])).toEqual([
    ['b', 'second'],
    ['a', 'first'],
  ]);
});

it.each([
  ['somebody else did it', [told('theirs', '10:00:02', { actorId: 'leo' })]],
  ['the member did it', [told('own', '10:00:02', { by: 'member' })]],
  ['it was an hour later', [told('later', '11:00:02')]],
  ['it failed halfway', []],
])('When %s, then an entry has no reason', (_what, history) => {
  expect(reasons([entry('a', '10:00:00')], history)).toEqual([['a', null]]);
});

it('When two kinds of act fall within a minute and one failed, then each line goes to its own kind', () => {
  const entries = [
    entry('c', '10:00:40', { fields: ['give'] }),
    entry('b', '10:00:20', { fields: ['cancel'] }),
    entry('a', '10:00:00'),
  ];
  const gift = told('gift', '10:00:41', { what: 'gift_given' });
  expect(reasons(entries, [told('cancel', '10:00:21', { what: 'cancelled' }), gift])).toEqual([
    ['c', 'gift'],
    ['b', 'cancel'],
    ['a', null],
  ]);
});

it('When it is no act on the subscription, then no line of its history is taken for it', () => {
  const entries = [
    entry('b', '10:00:01', { action: 'user.noted', resource: 'users' }),
    entry('a', '10:00:00'),
  ];
  expect(reasons(entries, [told('first', '10:00:02')])).toEqual([
    ['b', null],
    ['a', 'first'],
  ]);
});
