import { createBackoff } from './backoff.ts';

describe('The pause before a restart', () => {
  test('doubles from half a second up to thirty seconds', () => {
    const backoff = createBackoff();
    const pauses = Array.from({ length: 8 }, () => backoff.next(1_000));
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  test('is short again after a minute of health', () => {
    const backoff = createBackoff();
    for (let failure = 0; failure < 5; failure += 1) backoff.next(1_000);
    expect(backoff.next(60_000)).toBe(500);
  });
});
