import type { Logger } from '../logging/logger.ts';
import type { Signal } from './signal.ts';

export interface Worker {
  /** For logs: what it does. */
  name: string;
  start: () => void;
  /** Aborts the signal of the round it is in, and resolves when that round is over. */
  stop: () => Promise<void>;
}

export interface WorkerOptions {
  name: string;
  /**
   * One round; rounds never overlap. One that fails is logged, and the next comes in its time. The signal aborts when
   * the worker is stopped: what may wait long for somebody else should end then, since the process waits for it.
   */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** The pause between two rounds, in milliseconds. */
  everyMs: number;
  /** Asked when a pause is over: whether the round may be left out, since another worker has just done it. */
  mayWait?: () => boolean;
  /** Brings the next round at once; raised during a round, another follows it. */
  wakeOn?: Signal;
  logger: Logger;
}

/** Does something again and again for as long as the service runs, beginning at its start. */
export const createWorker = ({ name, work, everyMs, mayWait, wakeOn, logger }: WorkerOptions): Worker => {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isWoken = false;
  let stopping = new AbortController();
  let isStopped = true;
  let forget = (): void => undefined;

  const round = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      logger.warn({ err: error, worker: name }, 'a round of work failed');
    }
  };
  const rest = (): void => {
    timer = setTimeout(() => (mayWait?.() === true ? rest() : wake()), everyMs);
  };
  const wake = (): void => {
    isWoken = true;
    if (running !== null || isStopped) return;
    clearTimeout(timer);
    isWoken = false;
    running = round().finally(() => {
      running = null;
      if (isStopped) return;
      if (isWoken) wake();
      else rest();
    });
  };

  return {
    name,
    start: () => {
      isStopped = false;
      stopping = new AbortController();
      forget = wakeOn?.on(wake) ?? forget;
      wake();
    },
    stop: async () => {
      isStopped = true;
      stopping.abort(new Error('stopping'));
      forget();
      clearTimeout(timer);
      await running;
    },
  };
};
