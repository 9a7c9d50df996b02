import { afterFailure, defaultRetryPolicy } from './retry-schedule.ts';

const policy = { ...defaultRetryPolicy, firstMs: 100, factor: 3, maxMs: 1_000, giveUpAfterMs: 5_000 };
const longest = () => 1;

test('When a message keeps failing, then its pauses grow up to the longest', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => afterFailure(attempt, 0, policy, longest))).toEqual([
    100, 300, 900, 1_000, 1_000,
  ]);
});

test('When the next pause would pass the end, then the message is parked', () => {
  expect(afterFailure(4, 4_000, policy, longest)).toBe(1_000);
  expect(afterFailure(4, 4_001, policy, longest)).toBe('park');
});

test('When the defaults are followed through, then parking comes after some minutes and a bounded number of tries', () => {
  let failingFor = 0;
  let attempts = 1;
  for (let next = afterFailure(1, 0, defaultRetryPolicy, longest); next !== 'park'; attempts += 1) {
    failingFor += next;
    next = afterFailure(attempts + 1, failingFor, defaultRetryPolicy, longest);
  }
  expect(failingFor).toBeGreaterThan(120_000);
  expect(failingFor).toBeLessThanOrEqual(180_000);
  expect(attempts).toBeLessThan(15);
});
