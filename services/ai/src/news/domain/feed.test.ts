import { pauseBefore } from './feed.ts';

const hour = 60 * 60 * 1000;

test.each([
  ['works', { failures: 0 }, hour],
  ['failed once', { failures: 1 }, hour],
  ['failed three times', { failures: 3 }, 4 * hour],
  ['failed for days', { failures: 40 }, 24 * hour],
  ['asks for three hours', { failures: 1, retryAfterMs: 3 * hour }, 3 * hour],
  ['asks for less than its pause', { failures: 1, retryAfterMs: 1_000 }, hour],
  ['asks for a year', { failures: 1, retryAfterMs: 365 * 24 * hour }, 24 * hour],
])('When a feed %s, then it is left alone that long', (_what, state, pauseMs) => {
  expect(pauseBefore({ everyMs: hour, ...state })).toBe(pauseMs);
});
