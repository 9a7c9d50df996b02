import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';

export interface LeftBehindSweep {
  /** Resolves when the first sweep is over; one that failed is tried again later. */
  ready(): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
}

const everyMs = 30_000;

/** Has what crashes left behind counted, at the start and every half minute. */
export const startLeftBehindSweep = (options: {
  count: () => Promise<number>;
  logger: Logger;
}): LeftBehindSweep => {
  const { count, logger } = options;
  const first = Promise.withResolvers<void>();
  let isReady = false;

  const sweep = async (): Promise<void> => {
    try {
      const series = await count();
      if (series > 0) logger.info({ series }, 'attempts left behind by a crash are counted');
    } finally {
      isReady = true;
      first.resolve();
    }
  };
  const worker = createWorker({ name: 'attempts left behind', work: sweep, everyMs, logger });
  worker.start();
  return { ready: () => first.promise, isReady: () => isReady, stop: worker.stop };
};
