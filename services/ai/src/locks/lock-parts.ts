import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { lockModel } from './data/lock-model.ts';
import { createLockRepository } from './data/lock-repository.ts';
import { createSharedLocks } from './shared-locks.ts';
import { createPersonLocks, type PersonLocks } from './person-locks.ts';

/** Shorter than anybody waits for a lock, so that one of a dead process is free within the wait. */
const leaseMs = 15_000;

/** The locks put together on their model. */
export const createLockParts = (
  { mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>,
  { now }: { now: () => Date },
): { locks: PersonLocks; sweeps: SweepJob[] } => {
  const model = lockModel(mongo);
  const repository = createLockRepository(model);
  return {
    locks: createSharedLocks({ local: createPersonLocks(), repository, leaseMs, logger, now }),
    sweeps: [{ name: 'locks of dead processes', model, filter: (at) => ({ expiresAt: { $lt: at } }) }],
  };
};
