/** Before a release: more kills, longer outages. */
export const isFull = process.env['FULL'] === '1';

/** How often each fail point is tried: 3 times, or 100 with FULL=1. */
export const failPointRuns = isFull ? 100 : 3;

/** What so many runs of a fail point may take, in milliseconds. */
export const failPointPatience = 60_000 + failPointRuns * 12_000;

/** Runs `count` jobs, numbered from 0, no more than `atOnce` at a time; rejects once none is running. */
export const inParallel = async <T>(
  count: number,
  atOnce: number,
  job: (n: number) => Promise<T>,
): Promise<T[]> => {
  const results: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) results[n] = await job(n);
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(count, atOnce) }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
};
