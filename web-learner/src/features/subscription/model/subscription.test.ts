import { countries } from './countries.ts';
import { isConfirmed, pauseBeforeAttempt, paymentReturn } from './payment-return.ts';
import { canWithdraw, isLive, planView } from './plan-view.ts';

const gift = { until: null };

it.each([
  ['none', 'free', null, 'free'],
  ['pending', 'free', null, 'pending'],
  ['active', 'premium', null, 'active'],
  ['active', 'premium', gift, 'active'],
  ['past_due', 'premium', null, 'past_due'],
  ['cancelling', 'premium', null, 'cancelling'],
  ['expired', 'free', null, 'expired'],
  ['expired', 'premium', gift, 'gift'],
  ['none', 'premium', gift, 'gift'],
  ['pending', 'premium', gift, 'gift'],
  ['none', 'free', { until: '2026-01-01T00:00:00.000Z' }, 'free'],
] as const)(
  'When the state is %s, the plan %s and the gift %j, then shown is %s',
  (state, plan, given, view) => {
    expect(planView({ state, plan, gift: given })).toBe(view);
  },
);

it('When a subscription is not paid any more, then there is nothing to do about it', () => {
  const live = (['none', 'pending', 'active', 'past_due', 'cancelling', 'expired'] as const).filter((state) =>
    isLive({ state }),
  );
  expect(live).toEqual(['active', 'past_due', 'cancelling']);
});

it('When fourteen days are over, then the right of withdrawal is too', () => {
  const withdrawUntil = '2026-11-21T12:00:00.000Z';
  expect(canWithdraw({ withdrawUntil }, new Date('2026-11-21T11:59:59Z'))).toBe(true);
  expect(canWithdraw({ withdrawUntil }, new Date('2026-11-21T12:00:00Z'))).toBe(false);
  expect(canWithdraw({ withdrawUntil: null }, new Date(0))).toBe(false);
});

it.each([
  ['payment=done', 'done'],
  ['payment=cancelled', 'cancelled'],
  ['payment=premium', null],
  ['', null],
])('When the address says %j, then the person came back as %s', (query, returned) => {
  expect(paymentReturn(new URLSearchParams(query))).toBe(returned);
});

it('When premium is a gift, then it confirms no payment', () => {
  expect(isConfirmed({ state: 'pending', plan: 'premium' })).toBe(false);
  expect(isConfirmed({ state: 'none', plan: 'premium' })).toBe(false);
  expect(isConfirmed({ state: 'active', plan: 'free' })).toBe(false);
  expect(isConfirmed({ state: 'active', plan: 'premium' })).toBe(true);
});

it('When the confirmation stays away, then it is looked for ever more slowly, for a minute in all', () => {
  const pauses: number[] = [];
  for (let pause = pauseBeforeAttempt(0); pause !== null; pause = pauseBeforeAttempt(pauses.length)) {
    pauses.push(pause);
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(60_000);
});

it('When countries are listed, then each stands once, by its name in the language', () => {
  const spanish = countries('es');
  expect(new Set(spanish.map(({ code }) => code)).size).toBe(249);
  expect(spanish.find(({ code }) => code === 'ES')).toEqual({ code: 'ES', name: 'España' });
  expect(countries('en').find(({ code }) => code === 'DE')?.name).toBe('Germany');
  expect(spanish.every(({ code, name }) => name !== code)).toBe(true);
});
