import { hourlyLimits, hourOf } from './writing-limits.ts';

const usual = { posts: 10, replies: 60, flags: 30, edits: 30 };
const newcomer = { posts: 3, replies: 10, flags: 10, edits: 20 };
const now = new Date('2026-03-02T10:20:00.000Z');

test.each([
  ['of a day', '2026-03-01T10:20:00.000Z', usual],
  ['a second younger', '2026-03-01T10:20:01.000Z', newcomer],
])('When an account is %s, then it may write accordingly', (_age, registered, limits) => {
  expect(hourlyLimits(usual, { registeredAt: new Date(registered), now })).toEqual(limits);
});

test('When an account is not known yet, then it counts as new', () => {
  expect(hourlyLimits(usual, { registeredAt: undefined, now })).toEqual(newcomer);
});

test('When an hour begins, then it is another one', () => {
  expect(hourOf(now).endsAt).toEqual(new Date('2026-03-02T11:00:00.000Z'));
  expect(hourOf(hourOf(now).endsAt).hour).toBe(hourOf(now).hour + 1);
});
