import type { Logger } from '../logging/logger.ts';

/** Stops parts one after another; one that fails to is logged and does not keep the others running. */
export const stopInOrder = async (
  logger: Logger,
  parts: readonly (readonly [name: string, stop: () => Promise<unknown>])[],
): Promise<void> => {
  for (const [part, stop] of parts) {
    await stop().catch((error: unknown) => logger.error({ err: error, part }, 'did not stop cleanly'));
  }
};
