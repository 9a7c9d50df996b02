export interface CheckTurns {
  /** Runs a check when the learner's checks before it are done and few of others run. Waits; refuses nothing. */
  run<T>(userId: string, check: () => Promise<T>): Promise<T>;
}

/**
 * Checks in this process: one of a learner at a time, `atOnce` of all of them, whose learners take turns. Judging holds
 * the only thread for milliseconds, so that whoever reads a page waits for no more than these.
 */
export const createCheckTurns = (atOnce: number): CheckTurns => {
  /** What waits, of each learner with a check that runs or waits. */
  const queues = new Map<string, (() => void)[]>();
  /** Learners whose next check may begin, the one who has waited longest first. */
  const ready: string[] = [];
  let running = 0;

  const begin = (): void => {
    const userId = running < atOnce ? ready.shift() : undefined;
    if (userId === undefined) return;
    running += 1;
    queues.get(userId)?.shift()?.();
  };
  const enter = (userId: string): Promise<void> =>
    new Promise((resolve) => {
      const queue = queues.get(userId);
      if (queue) queue.push(resolve);
      else {
        queues.set(userId, [resolve]);
        ready.push(userId);
      }
      begin();
    });
  const leave = (userId: string): void => {
    running -= 1;
    if (queues.get(userId)?.length) ready.push(userId);
    else queues.delete(userId);
    begin();
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
