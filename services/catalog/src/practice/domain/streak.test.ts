import { expect, test } from '@jest/globals';
import { addDays } from '../../domain/calendar.ts';
import { outcomeOf, streakIn } from './streak.ts';

const first = '2026-11-02';
/** Mondays of the weeks with these numbers, counted from the first. */
const weeks = (...numbers: number[]) => numbers.map((number) => addDays(first, 7 * number));
const week = (number: number) => addDays(first, 7 * number);

test('When weeks are reached one after another, then they form a streak', () => {
  expect(streakIn([], week(0))).toBe(0);
  expect(streakIn(weeks(0), week(0))).toBe(1);
  expect(streakIn(weeks(0, 1, 2), week(2))).toBe(3);
});

test('When the present week is not reached yet, then the streak stands', () => {
  expect(streakIn(weeks(0, 1), week(2))).toBe(2);
});

test('When one week is missed, then it is forgiven, and does not count', () => {
  expect(streakIn(weeks(0, 1), week(3))).toBe(2);
  expect(streakIn(weeks(0, 1, 3), week(3))).toBe(3);
  expect(outcomeOf(weeks(0, 1), week(2))).toEqual({ outcome: 'forgiven', streakWeeks: 2 });
});

test('When two weeks in a row are missed, then the streak has ended, and the next begins anew', () => {
  expect(streakIn(weeks(0, 1), week(4))).toBe(0);
  expect(streakIn(weeks(0, 1, 4), week(4))).toBe(1);
  expect(outcomeOf(weeks(0, 1), week(3))).toEqual({ outcome: 'ended', streakWeeks: 2 });
});

test('When the streak has ended before, or there was none, then a missed week is not worth telling', () => {
  expect(outcomeOf(weeks(0, 1), week(4))).toEqual({ outcome: 'none', streakWeeks: 0 });
  expect(outcomeOf([], week(4))).toEqual({ outcome: 'none', streakWeeks: 0 });
});

test('When a streak runs over the end of a year, then it goes on', () => {
  const reached = ['2026-12-21', '2026-12-28', '2027-01-04'];
  expect(streakIn(reached, '2027-01-04')).toBe(3);
  expect(outcomeOf(reached, '2026-12-28')).toEqual({ outcome: 'reached', streakWeeks: 2 });
});

test('When travelling has brought a later week already, then the present one looks only at what was before', () => {
  expect(streakIn(weeks(0, 1, 2), week(1))).toBe(2);
});
