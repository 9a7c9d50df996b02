import { until } from '../testing/wait-for.ts';
import { keepLease } from './keep-lease.ts';

const leaseMs = 60;
const keep = (renew: () => Promise<boolean>) => keepLease({ renew, leaseMs, takenAt: Date.now() });

test('When the work takes several leases, then the lease is renewed until it is stopped', async () => {
  let renewals = 0;
  const lease = keep(() => {
    renewals += 1;
    return Promise.resolve(true);
  });
  await until(() => renewals >= 6);
  expect(lease.signal.aborted).toBe(false);
  lease.stop();
});

test('When the lease is half over as the work begins, then it is renewed before the work is told to stop', async () => {
  let renewedAt = Infinity;
  const takenAt = Date.now() - 300;
  const renew = () => {
    renewedAt = Math.min(renewedAt, Date.now());
    return Promise.resolve(true);
  };
  const lease = keepLease({ renew, leaseMs: 600, takenAt });
  await until(() => renewedAt < Infinity);
  expect(lease.signal.aborted).toBe(false);
  lease.stop();
});

test('When somebody else has the lease, then the work is told to stop', async () => {
  const lease = keep(() => Promise.resolve(false));
  await until(() => lease.signal.aborted);
});

test.each([
  ['refuses', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('When the store %s, then the work is told to stop before the lease ends', async (_what, renew) => {
  const begun = Date.now();
  let stoppedAfter = Infinity;
  const lease = keep(renew);
  lease.signal.addEventListener('abort', () => (stoppedAfter = Date.now() - begun));
  await until(() => lease.signal.aborted);
  expect(stoppedAfter).toBeGreaterThanOrEqual(leaseMs / 2);
});

test('When the lease was extended by other means, then its end moves', async () => {
  const lease = keep(() => Promise.reject(new Error('away')));
  lease.extended(Date.now() + 10 * leaseMs);
  lease.extended(Date.now() + 20 * leaseMs);
  await new Promise((resolve) => setTimeout(resolve, 2 * leaseMs));
  expect(lease.signal.aborted).toBe(false);
  lease.stop();
});
