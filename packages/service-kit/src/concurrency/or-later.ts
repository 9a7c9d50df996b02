import type { Logger } from '../logging/logger.ts';

/**
 * Does what follows from a decision that is written. Where that fails the decision holds all the same, so who decided is not
 * told of a failure: the minute's round of the settling does it.
 */
export const orLater = async (
  { logger }: { logger: Logger },
  recordId: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logger.warn({ err: error, record: recordId }, 'what was left half done waits for the next round');
  }
};
