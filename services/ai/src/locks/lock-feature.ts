import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { LockModel } from './data/lock-model.ts';
import { createLockRepository } from './data/lock-repository.ts';
import { createPersonLocks, type PersonLocks } from './person-locks.ts';
import { createSharedLocks, type SharedLocksOptions } from './shared-locks.ts';

/** Shorter than anybody waits for a lock, so that one of a dead process is free within the wait. */
const leaseMs = 15_000;

/** The locks of this replica, which it shares with the others. */
export const createLocks = (
  model: LockModel,
  { logger, now }: Pick<SharedLocksOptions, 'logger' | 'now'>,
): PersonLocks =>
  createSharedLocks({
    local: createPersonLocks(),
    repository: createLockRepository(model),
    leaseMs,
    logger,
    now,
  });

/** One speech or summary at a time for each person. */
export const lockFeature = (model: LockModel): Feature =>
  defineFeature({
    name: 'locks',
    models: [model],
    sweeps: [{ name: 'locks of dead processes', model, filter: (at) => ({ expiresAt: { $lt: at } }) }],
  });
