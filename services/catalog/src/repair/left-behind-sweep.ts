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
  let running: Promise<void> | null = null;
  let isReady = false;

  const sweep = async (): Promise<void> => {
    try {
      const series = await count();
      if (series > 0) logger.info({ series }, 'attempts left behind by a crash are counted');
    } catch (error) {
      logger.warn({ err: error }, 'attempts left behind are not counted yet');
    }
    running = null;
    isReady = true;
  };
  const tick = (): Promise<void> => (running ??= sweep());

  const first = tick();
  const timer = setInterval(() => void tick(), everyMs);
  return {
    ready: () => first,
    isReady: () => isReady,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
