import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { notDrawable, tooBusy } from './pdf-refusals.ts';
import { startPdfThread, type PdfThread, type ThreadOptions } from './pdf-thread.ts';

export interface PoolOptions extends Pick<ThreadOptions, 'module' | 'data'> {
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

export interface PdfPool {
  /**
   * Draws a source within so many milliseconds of processor time. Throws DomainError 503 where too many wait, or one has waited too
   * long, and 422 where it took too much time or memory, or failed.
   */
  draw(source: unknown, withinMs: number): Promise<Buffer>;
  /** Ends its threads; what waits is refused, and nothing is drawn afterwards. */
  stop(): Promise<void>;
}

interface Job {
  source: unknown;
  withinMs: number;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
  patience: NodeJS.Timeout;
}

/** Threads that draw PDFs beside the service's own, so that a slow one delays only those who wait for a PDF. */
export const createPdfPool = (options: PoolOptions): PdfPool => {
  const {
    module,
    data,
    logger,
    memoryMb = 192,
    threads: most = 2,
    queue: longest = 32,
    waitMs = 5_000,
    idleMs = 60_000,
  } = options;
  const threads = new Set<PdfThread>();
  const idle = new Map<PdfThread, NodeJS.Timeout>();
  let waiting: Job[] = [];
  let isStopped = false;

  const leave = (job: Job): void => {
    clearTimeout(job.patience);
    waiting = waiting.filter((each) => each !== job);
  };
  const refuseAll = (): void => {
    for (const job of waiting.splice(0)) {
      clearTimeout(job.patience);
      job.reject(tooBusy());
    }
  };

  const rest = (thread: PdfThread): void => {
    const dismissal = setTimeout(() => {
      idle.delete(thread);
      void thread.end();
    }, idleMs);
    idle.set(thread, dismissal.unref());
  };
  const takeIdle = (): PdfThread | undefined => {
    const latest = [...idle.keys()].at(-1);
    if (latest) leaveIdle(latest);
    return latest;
  };
  const leaveIdle = (thread: PdfThread): void => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  };

  const run = async (thread: PdfThread, job: Job): Promise<void> => {
    leave(job);
    const { pdf, reason } = await thread.draw(job.source, job.withinMs);
    if (pdf) job.resolve(pdf);
    else {
      logger.warn({ reason }, 'a PDF could not be drawn');
      job.reject(isStopped ? tooBusy() : notDrawable());
    }
    if (threads.has(thread)) rest(thread);
    next();
  };

  const start = (): void => {
    let wasReady = false;
    const thread = startPdfThread(
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
          if (!wasReady) logger.warn({ reason }, 'a thread for PDFs did not start');
          // One that cannot start is tried again with the next PDF; one that was ended is replaced where others wait.
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
    draw: (source, withinMs) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= longest) return reject(tooBusy());
        const job: Job = {
          source,
          withinMs,
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
