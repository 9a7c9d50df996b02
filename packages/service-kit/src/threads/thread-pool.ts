import type { DomainError } from '../errors/domain-error.ts';
import type { Logger } from '../logging/logger.ts';
import { startPoolThread, type PoolThread, type ThreadOptions } from './pool-thread.ts';
import { mostOnTheClock } from './thread-time.ts';

const usualWaitMs = 5_000;

/** How long `make` may take on the clock before it refuses, with the default `waitMs`. For the deadlines of who waits. */
export const longestMakeMs = (withinMs: number): number => usualWaitMs + withinMs * mostOnTheClock;

export interface ThreadPoolOptions extends Pick<ThreadOptions, 'module' | 'data'> {
  /** For logs: what its threads make. */
  name: string;
  refusals: {
    /** Too many wait, or one has waited too long. */
    tooBusy: () => DomainError;
    /** A source took too much time or memory, or failed. */
    tooHard: () => DomainError;
  };
  logger: Pick<Logger, 'warn'>;
  /** In MiB. Default 192. */
  memoryMb?: number;
  /** Threads at most; each starts when something waits. Default 2. */
  threads?: number;
  /** How long a thread without work is kept, in milliseconds: an idle one holds some 40 MB. Default 60 s. */
  idleMs?: number;
  /** How many may wait. Default 32. */
  queue?: number;
  /** How long one may wait to begin, in milliseconds. Default 5 s. */
  waitMs?: number;
}

export interface ThreadPool<Source, Result> {
  /**
   * Makes the result of a source within so many milliseconds of processor time; `onAhead` gets what its thread tells of
   * it before. Throws the refusals.
   */
  make(source: Source, withinMs: number, onAhead?: (news: unknown) => void): Promise<Result>;
  /** Ends its threads; what waits is refused, and nothing is made afterwards. */
  stop(): Promise<void>;
}

interface Job<Result> {
  source: unknown;
  withinMs: number;
  onAhead: ((news: unknown) => void) | undefined;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  patience: NodeJS.Timeout;
}

/** Threads beside the service's own for what takes long, so that it delays only those who wait for it. */
export const createThreadPool = <Source, Result>(options: ThreadPoolOptions): ThreadPool<Source, Result> => {
  const {
    name,
    module,
    data,
    refusals: { tooBusy, tooHard },
    logger,
    memoryMb = 192,
    threads: most = 2,
    queue: longest = 32,
    waitMs = usualWaitMs,
    idleMs = 60_000,
  } = options;
  const threads = new Set<PoolThread>();
  const idle = new Map<PoolThread, NodeJS.Timeout>();
  let waiting: Job<Result>[] = [];
  let isStopped = false;

  const leave = (job: Job<Result>): void => {
    clearTimeout(job.patience);
    waiting = waiting.filter((each) => each !== job);
  };
  const refuseAll = (): void => {
    for (const job of waiting.splice(0)) {
      clearTimeout(job.patience);
      job.reject(tooBusy());
    }
  };

  const rest = (thread: PoolThread): void => {
    const dismissal = setTimeout(() => {
      idle.delete(thread);
      void thread.end();
    }, idleMs);
    idle.set(thread, dismissal.unref());
  };
  const takeIdle = (): PoolThread | undefined => {
    const latest = [...idle.keys()].at(-1);
    if (latest) leaveIdle(latest);
    return latest;
  };
  const leaveIdle = (thread: PoolThread): void => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  };

  const run = async (thread: PoolThread, job: Job<Result>): Promise<void> => {
    leave(job);
    const outcome = await thread.make(job.source, job.withinMs, job.onAhead);
    // The thread's module and this pool agree on what is made.
    if (outcome.made) job.resolve(outcome.result as Result);
    else {
      logger.warn({ pool: name, reason: outcome.reason }, 'a thread could not make what it was asked for');
      job.reject(isStopped ? tooBusy() : tooHard());
    }
    if (threads.has(thread)) rest(thread);
    next();
  };

  const start = (): void => {
    let wasReady = false;
    const thread = startPoolThread(
      { module, data, memoryMb },
      {
        onReady: (ready) => {
          wasReady = true;
          rest(ready);
          next();
        },
        onEnd: (reason) => {
          threads.delete(thread);
          leaveIdle(thread);
          if (isStopped) return;
          if (!wasReady) logger.warn({ pool: name, reason }, 'a thread did not start');
          // One that cannot start is tried again with the next job; one that was ended is replaced where others wait.
          if (!wasReady) refuseAll();
          else next();
        },
      },
    );
    threads.add(thread);
  };

  const next = (): void => {
    if (isStopped) return;
    const [job] = waiting;
    if (!job) return;
    const thread = takeIdle();
    if (thread) {
      void run(thread, job);
      next();
    } else if (threads.size < most) start();
  };

  return {
    make: (source, withinMs, onAhead) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= longest) return reject(tooBusy());
        const job: Job<Result> = {
          source,
          withinMs,
          onAhead,
          resolve,
          reject,
          patience: setTimeout(() => {
            leave(job);
            reject(tooBusy());
          }, waitMs),
        };
        waiting.push(job);
        next();
      }),
    stop: async () => {
      isStopped = true;
      refuseAll();
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
};
