import { dueWeeks, hasChangedSince } from './due-counts.ts';
import { weeksUntil } from './figures-of.ts';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const weeks = weeksUntil('2026-11-23');

test('When all older weeks are a day old, then only the one that waited longest is due with the lively ones', () => {
  const counted = new Map(weeks.map((week, at) => [week, hoursAgo(at === 3 ? 26 : 25)]));
  expect(dueWeeks(weeks, { counted, isChanged: true, now })).toEqual([weeks[3], '2026-11-16', '2026-11-23']);
  expect(dueWeeks(weeks, { counted, isChanged: false, now })).toEqual([weeks[3]]);
});

test('When weeks were never counted, then all of these are due, whether anything changed or not', () => {
  expect(dueWeeks(weeks, { counted: new Map(), isChanged: false, now })).toEqual(weeks);
});

test('When nothing happened since a course was read, then it has not changed for a day', () => {
  const latest = hoursAgo(30);
  expect(hasChangedSince({ readAt: hoursAgo(23), latest, now })).toBe(false);
  expect(hasChangedSince({ readAt: hoursAgo(24), latest, now })).toBe(true);
  expect(hasChangedSince({ readAt: hoursAgo(1), latest: hoursAgo(0.5), now })).toBe(true);
  expect(hasChangedSince({ readAt: hoursAgo(1), latest: null, now })).toBe(false);
  expect(hasChangedSince({ readAt: null, latest: null, now })).toBe(true);
});
