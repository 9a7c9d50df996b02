import { createBackoff } from './backoff.ts';

describe('The pause before a restart', () => {
  let now: number;
  const after = (ms: number): number => (now += ms);
  const clock = (): number => now;
  beforeEach(() => (now = 1_000));

  test('When a process was killed six times in a row, then no pause is longer than two seconds', () => {
    const backoff = createBackoff(clock);
    const pauses = Array.from({ length: 6 }, () => {
      after(4_000);
      return backoff.afterDeath();
    });
    expect(pauses).toEqual([500, 500, 500, 500, 1_000, 2_000]);
  });

  test('When a process dies once a minute, then each pause is short', () => {
    const backoff = createBackoff(clock);
    for (let minute = 0; minute < 60; minute += 1) {
      after(60_000);
      expect(backoff.afterDeath()).toBeLessThanOrEqual(1_000);
    }
  });

  test('When a process dies right after each start, then the pauses grow to half a minute', () => {
    const backoff = createBackoff(clock);
    let pausedMs = 0;
    for (let death = 0; death < 60; death += 1) {
      after(3_000);
      const pause = backoff.afterDeath();
      after(pause);
      pausedMs += pause;
    }
    // It runs for at most a quarter of the time.
    expect(pausedMs / (pausedMs + 60 * 3_000)).toBeGreaterThan(0.75);
  });

  test('When starts fail, then the pause doubles from half a second up to thirty and stays there', () => {
    const backoff = createBackoff(clock);
    const pauses = Array.from({ length: 9 }, () => {
      after(1_000);
      return backoff.afterFailedStart();
    });
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('When a start succeeds after failed ones, then its death costs the first pause again', () => {
    const backoff = createBackoff(clock);
    for (let failure = 0; failure < 5; failure += 1) backoff.afterFailedStart();
    expect(backoff.afterDeath()).toBe(500);
    expect(backoff.afterFailedStart()).toBe(500);
  });
});
