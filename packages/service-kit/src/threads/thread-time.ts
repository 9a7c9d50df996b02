import type { Worker } from 'node:worker_threads';

/** A busy machine gives a thread less than its share. So many times its limit on the clock, it ends all the same. */
export const mostOnTheClock = 4;
const leastLookMs = 20;

export interface ThreadTime {
  /** Of the thread's own processor time, in milliseconds. */
  withinMs: number;
  /** Called once, with why, where the thread has used that up or takes far longer on the clock. */
  onOver: (reason: string) => void;
}

const usedMs = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
};

/** Limits the time of what a thread does from now on; gives what ends the limit. */
export const limitThreadTime = (worker: Worker, { withinMs, onOver }: ThreadTime): (() => void) => {
  let isEnded = false;
  let look: NodeJS.Timeout | undefined;
  const end = (): void => {
    isEnded = true;
    clearTimeout(look);
    clearTimeout(clock);
  };
  const over = (reason: string): void => {
    if (isEnded) return;
    end();
    onOver(reason);
  };
  const clock = setTimeout(
    () => over(`not done within ${withinMs * mostOnTheClock} ms on the clock`),
    withinMs * mostOnTheClock,
  );
  const before = usedMs(worker);
  const lookAfter = (ms: number): void => {
    look = setTimeout(async () => {
      try {
        const leftMs = withinMs - ((await usedMs(worker)) - (await before));
        if (leftMs <= 0) over(`not done within ${withinMs} ms`);
        else if (!isEnded) lookAfter(Math.max(leastLookMs, leftMs));
      } catch {
        // The thread has ended, which is told by itself.
      }
    }, ms);
  };
  before.catch(() => undefined);
  lookAfter(withinMs);
  return end;
};
