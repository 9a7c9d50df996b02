import { unavailable } from '@academy/service-kit/errors/domain-error.ts';

export interface CheckQueue {
  /**
   * Runs a check when the learner's checks before it are done and few of others run. Throws DomainError 503 where too many
   * wait already or that takes too long, and has not begun it then.
   */
  run<T>(userId: string, check: () => Promise<T>): Promise<T>;
}

interface Waiting {
  begin: () => void;
  hasLeft: boolean;
}

interface QueueLimits {
  atOnce: number;
  longestWaitMs: number;
  /** How many may wait, of all and of one; without these any number may. */
  waiting?: number;
  waitingOfOne?: number;
}

/**
 * Checks in this process: one of a learner at a time, `atOnce` of all of them, whose learners take turns. Judging holds
 * the only thread for milliseconds, so that whoever reads a page waits for no more than these. While the store is slow none
 * waits longer than `longestWaitMs`.
 */
export const createCheckQueue = ({
  atOnce,
  longestWaitMs,
  waiting: mostWaiting = Infinity,
  waitingOfOne = Infinity,
}: QueueLimits): CheckQueue => {
  /** What waits, of each learner with a check that runs or waits. */
  const queues = new Map<string, Waiting[]>();
  /** Learners whose next check may begin, the one who has waited longest first. */
  const ready: string[] = [];
  let running = 0;
  let waitingNow = 0;

  const nextOf = (userId: string): Waiting | undefined => {
    const queue = queues.get(userId) ?? [];
    let next = queue.shift();
    while (next?.hasLeft) next = queue.shift();
    return next;
  };
  const beginNext = (): void => {
    while (running < atOnce) {
      const userId = ready.shift();
      if (userId === undefined) return;
      const next = nextOf(userId);
      if (next) {
        running += 1;
        next.begin();
      } else queues.delete(userId);
    }
  };
  const isFull = (userId: string): boolean => {
    const own = queues.get(userId);
    if (!own && running < atOnce) return false;
    const ofOne = own?.filter(({ hasLeft }) => !hasLeft).length ?? 0;
    return waitingNow >= mostWaiting || ofOne >= waitingOfOne;
  };
  const enter = async (userId: string): Promise<void> => {
    if (isFull(userId)) throw unavailable();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = (): void => {
      waitingNow -= 1;
      resolve();
    };
    const waiting: Waiting = { begin, hasLeft: false };
    waitingNow += 1;
    const timer = setTimeout(() => {
      waiting.hasLeft = true;
      waitingNow -= 1;
      reject(unavailable());
    }, longestWaitMs);
    const queue = queues.get(userId);
    if (queue) queue.push(waiting);
    else {
      queues.set(userId, [waiting]);
      ready.push(userId);
    }
    beginNext();
    return promise.finally(() => clearTimeout(timer));
  };
  const leave = (userId: string): void => {
    running -= 1;
    if (queues.get(userId)?.length) ready.push(userId);
    else queues.delete(userId);
    beginNext();
  };

  return {
    run: async (userId, check) => {
      await enter(userId);
      try {
        return await check();
      } finally {
        leave(userId);
      }
    },
  };
};
