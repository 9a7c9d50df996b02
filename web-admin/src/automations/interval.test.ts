import { expect, it } from '@jest/globals';
import { intervalFault, inUnit, toMs } from './interval.ts';

it.each([
  [86_400_000, 1, 'days'],
  [172_800_000, 2, 'days'],
  [90_000_000, 25, 'hours'],
  [3_600_000, 1, 'hours'],
  [5_400_000, 90, 'minutes'],
  [60_000, 1, 'minutes'],
  [5_000, 5, 'seconds'],
])('When an interval is %d ms, then it is shown as %d %s', (intervalMs, count, unit) => {
  expect(inUnit(intervalMs)).toEqual({ unit, count });
});

it.each([
  ['7', 'days', 604_800_000],
  [' 90 ', 'minutes', 5_400_000],
  ['1.5', 'days', NaN],
  ['1,5', 'days', NaN],
  ['0', 'hours', NaN],
  ['', 'hours', NaN],
  ['-2', 'hours', NaN],
] as const)('When somebody types "%s" %s, then it is %d ms', (count, unit, intervalMs) => {
  expect(toMs(count, unit)).toBe(intervalMs);
});

it.each([
  [NaN, 'resources.automations.wholeNumber'],
  [toMs('999', 'days'), 'resources.automations.tooLong'],
  [toMs('365', 'days'), undefined],
])('When an interval is %d ms, then its fault is %s', (intervalMs, fault) => {
  expect(intervalFault(intervalMs)).toBe(fault);
});
