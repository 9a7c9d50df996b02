import { backoffMs } from './backoff.ts';

const longest = () => 1;
const shortest = () => 0;

test('When failures follow one another, then pauses grow and stay at the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 2_000].map((failures) =>
    backoffMs(failures, { firstMs: 50, maxMs: 400 }, longest),
  );
  expect(pauses).toEqual([50, 100, 200, 400, 400, 400]);
  expect(backoffMs(3, { firstMs: 50, maxMs: 4_000, factor: 3 }, longest)).toBe(450);
});

test('When many fail together, then their pauses differ, and none is shorter than half', () => {
  expect(backoffMs(3, { firstMs: 50, maxMs: 400 }, shortest)).toBe(100);
  const pauses = new Set(Array.from({ length: 50 }, () => backoffMs(1, { firstMs: 10_000, maxMs: 10_000 })));
  expect(pauses.size).toBeGreaterThan(10);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5_000);
});
