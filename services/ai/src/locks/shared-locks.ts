import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { keepLease } from '@academy/service-kit/time/keep-lease.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { LockRepository } from './data/lock-repository.ts';
import type { PersonLocks } from './person-locks.ts';

export interface SharedLocksOptions {
  /** The locks of this process: of those that wait here, one asks the store. */
  local: PersonLocks;
  repository: LockRepository;
  /** How long a lock outlives its process. It is renewed three times in that time. */
  leaseMs: number;
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
}

/** How often a lock that another replica holds is asked for. */
const askAgain = { firstMs: 100, maxMs: 500 };

/**
 * One piece of long work at a time for each person, whichever replica runs it. Those who wait on one replica come in their
 * order; between replicas there is none.
 */
export const createSharedLocks = ({
  local,
  repository,
  leaseMs,
  logger,
  now,
}: SharedLocksOptions): PersonLocks => {
  const lease = async (personId: string, signal: AbortSignal): Promise<() => Promise<void>> => {
    const lock = { _id: personId, holder: newId() };
    const extended = () => ({ ...lock, expiresAt: new Date(now().getTime() + leaseMs) });
    let takenAt = Date.now();
    for (let attempt = 1; !(await repository.acquire(extended(), now())); attempt += 1) {
      await pause(backoffMs(attempt, askAgain), signal);
      takenAt = Date.now();
    }
    const kept = keepLease({ renew: () => repository.renew(extended()), leaseMs, takenAt });
    return () => {
      kept.stop();
      return repository.release(lock);
    };
  };

  return {
    acquire: async (personId, { signal, patience }) => {
      const endHere = await local.acquire(personId, { signal, patience });
      const either = AbortSignal.any([signal, patience]);
      const release = await lease(personId, either).catch((error: unknown) => {
        endHere();
        throw error;
      });
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        release()
          // Its lease ends it.
          .catch((error: unknown) => logger.warn({ err: error }, 'a lock was not released'))
          .finally(endHere);
      };
      // Left while the store was asked.
      if (either.aborted) end();
      either.throwIfAborted();
      return end;
    },
  };
};
