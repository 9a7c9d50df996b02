import { LRUCache } from 'lru-cache';
import type { Logger } from '@academy/service-kit/logging/logger.ts';

/**
 * What follows a text that a call of this replica wrote, such as counting it. It begins once the text is kept, and no answer
 * waits for it. Where it fails, or a crash comes before its end, the text's own event does it.
 */
export interface FollowUps {
  /** Resolves when the work is over, done or failed. */
  begin: (textId: string, work: () => Promise<unknown>) => Promise<void>;
  /** Whether this replica has done it, so that the text's event need not; waits for what is under way. */
  isDone: (textId: string) => Promise<boolean>;
}

/** Of a text further back, its event does everything again, which changes nothing. */
const mostRemembered = 1_000;

export const createFollowUps = (logger: Pick<Logger, 'warn'>): FollowUps => {
  const works = new LRUCache<string, Promise<boolean>>({ max: mostRemembered });
  return {
    begin: async (textId, work) => {
      const done = work().then(
        () => true,
        (error: unknown) => {
          logger.warn({ err: error, textId }, 'what follows a text is done after its event');
          return false;
        },
      );
      works.set(textId, done);
      await done;
    },
    isDone: async (textId) => (await works.get(textId)) ?? false,
  };
};
