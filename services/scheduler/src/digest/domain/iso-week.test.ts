import { isoWeekOf } from './iso-week.ts';

test.each([
  ['2026-01-01T00:00:00Z', '2026-W01'],
  ['2025-12-29T00:00:00Z', '2026-W01'],
  ['2025-12-28T23:59:59Z', '2025-W52'],
  ['2021-01-03T12:00:00Z', '2020-W53'],
  ['2026-11-22T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
])('When it is %s, then the week is %s', (at, week) => {
  expect(isoWeekOf(new Date(at))).toBe(week);
});
