import { expect, it } from '@jest/globals';
import { inUnit } from './interval.ts';

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
