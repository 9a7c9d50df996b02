/**
 * Milliseconds to wait before the given attempt (from 0): doubles from one second to thirty, of which a
 * random half, so that browsers do not come back all at once ("equal jitter").
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(30_000, 1_000 * 2 ** Math.min(attempt, 10));
  return ceiling / 2 + random() * (ceiling / 2);
}
