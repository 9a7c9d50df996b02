import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { keepLease } from '@academy/service-kit/time/keep-lease.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { TurnRepository } from './data/turn-repository.ts';
import type { Turns } from './turns.ts';

export interface SharedTurnsOptions {
  /** The turns of this process: of those that wait here, one looks into the store. */
  local: Turns;
  repository: TurnRepository;
  /** How long a turn outlives its process. It is renewed three times in that time. */
  leaseMs: number;
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
}

/** How often a turn that another replica runs is looked for. */
const lookAgain = { firstMs: 100, maxMs: 500 };

/**
 * One piece of long work at a time for each person, whichever replica runs it. Those who wait on one replica come in their
 * order; between replicas there is none.
 */
export const createSharedTurns = ({ local, repository, leaseMs, logger, now }: SharedTurnsOptions): Turns => {
  const lease = async (personId: string, signal: AbortSignal): Promise<() => Promise<void>> => {
    const turn = { _id: personId, holder: newId() };
    const extended = () => ({ ...turn, expiresAt: new Date(now().getTime() + leaseMs) });
    let takenAt = Date.now();
    for (let attempt = 1; !(await repository.take(extended(), now())); attempt += 1) {
      await pause(backoffMs(attempt, lookAgain), signal);
      takenAt = Date.now();
    }
    const kept = keepLease({ renew: () => repository.renew(extended()), leaseMs, takenAt });
    return () => {
      kept.stop();
      return repository.release(turn);
    };
  };

  return {
    take: async (personId, { signal, patience }) => {
      const endHere = await local.take(personId, { signal, patience });
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
          .catch((error: unknown) => logger.warn({ err: error }, 'a turn was not released'))
          .finally(endHere);
      };
      // Left while the store was asked.
      if (either.aborted) end();
      either.throwIfAborted();
      return end;
    },
  };
};
