import { backoffMs } from './backoff.ts';

test('When failures follow one another, then pauses double and stay at the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 60].map((failures) => backoffMs(failures, { firstMs: 50, maxMs: 400 }));
  expect(pauses).toEqual([50, 100, 200, 400, 400, 400]);
});
