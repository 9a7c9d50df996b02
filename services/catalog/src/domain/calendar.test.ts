import { expect, test } from '@jest/globals';
import { addDays, dateIn, hourIn, startOf, weekAt, weekFrom, weekOf } from './calendar.ts';

const hours = ({ from, until }: { from: Date; until: Date }) =>
  (until.getTime() - from.getTime()) / 3_600_000;

test('When it is the same instant, then the day is that of each time zone', () => {
  const at = new Date('2026-11-22T23:30:00Z');
  expect(dateIn(at, 'Europe/Madrid')).toBe('2026-11-23');
  expect(dateIn(at, 'America/Bogota')).toBe('2026-11-22');
  expect(dateIn(at, 'Pacific/Kiritimati')).toBe('2026-11-23');
  expect(dateIn(at, 'UTC')).toBe('2026-11-22');
  expect(hourIn(at, 'Europe/Madrid')).toBe(0);
  expect(hourIn(at, 'America/Bogota')).toBe(18);
});

test('When a week is named, then by its Monday, also on Sundays and over the end of a year', () => {
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
  expect(weekOf('2027-01-01')).toBe('2026-12-28');
  expect(weekOf('2024-12-30')).toBe('2024-12-30');
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('When clocks go forward, then the week has 167 hours, and 169 when they go back', () => {
  const spring = weekAt(new Date('2026-03-29T12:00:00Z'), 'Europe/Madrid');
  expect(spring).toMatchObject({ monday: '2026-03-23', sunday: '2026-03-29' });
  expect(spring.from.toISOString()).toBe('2026-03-22T23:00:00.000Z');
  expect(spring.until.toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(hours(spring)).toBe(167);
  const autumn = weekAt(new Date('2026-10-25T23:30:00Z'), 'Europe/Madrid');
  expect(autumn.monday).toBe('2026-10-26');
  expect(hours(weekFrom('2026-10-19', 'Europe/Madrid'))).toBe(169);
  expect(hours(weekFrom('2026-10-19', 'America/Bogota'))).toBe(168);
});

test('When a day begins at one o’clock because clocks go forward at midnight, then that is its first instant', () => {
  // Cairo, 24 April 2026: 00:00 is 01:00.
  const first = startOf('2026-04-24', 'Africa/Cairo');
  expect(first.toISOString()).toBe('2026-04-23T22:00:00.000Z');
  expect(hourIn(first, 'Africa/Cairo')).toBe(1);
  expect(dateIn(first.getTime() - 1, 'Africa/Cairo')).toBe('2026-04-23');
});

test('When somebody travels in mid-week, then it is the same week, and at its edge the neighbouring one', () => {
  const wednesday = new Date('2026-11-25T12:00:00Z');
  expect(weekAt(wednesday, 'Asia/Tokyo').monday).toBe(weekAt(wednesday, 'America/Bogota').monday);
  const mondayInTokyo = new Date('2026-11-29T20:00:00Z');
  expect(weekAt(mondayInTokyo, 'Asia/Tokyo').monday).toBe('2026-11-30');
  expect(weekAt(mondayInTokyo, 'America/Bogota').monday).toBe('2026-11-23');
});
