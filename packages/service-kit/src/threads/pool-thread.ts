import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './serve-thread.ts';
import { limitThreadTime } from './thread-time.ts';

export interface ThreadOptions {
  /** A module that calls `serveThread`. */
  module: URL;
  /** Handed to it; a structured clone. */
  data: unknown;
  /** Of JavaScript's heap, in MiB; a job that needs more ends the thread. */
  memoryMb: number;
}

export type Outcome = { made: true; result: unknown } | { made: false; reason: string };

export interface PoolThread {
  /** Makes the result of one source; a thread makes one at a time. Past so much of its processor time the thread is ended. */
  make(source: unknown, withinMs: number, onAhead?: (news: unknown) => void): Promise<Outcome>;
  end(): Promise<void>;
}

/** Starts a thread; `onReady` comes once, when it may work, and `onEnd` once, however it ends. */
export const startPoolThread = (
  { module, data, memoryMb }: ThreadOptions,
  { onReady, onEnd }: { onReady: (thread: PoolThread) => void; onEnd: (reason: string) => void },
): PoolThread => {
  const worker = new Worker(module, {
    workerData: data,
    // Without what the starter preloads into the service: it waits for the stores and reads standard input.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  let resolveMake: ((outcome: Outcome) => void) | null = null;
  let tellAhead: ((news: unknown) => void) | undefined;
  let why = 'the thread ended';
  const finish = (outcome: Outcome): void => {
    resolveMake?.(outcome);
    resolveMake = null;
  };
  const thread: PoolThread = {
    make: (source, withinMs, onAhead) =>
      new Promise((resolve) => {
        const endLimit = limitThreadTime(worker, {
          withinMs,
          onOver: (reason) => {
            why = reason;
            void worker.terminate();
          },
        });
        resolveMake = (outcome) => {
          endLimit();
          resolve(outcome);
        };
        tellAhead = onAhead;
        worker.postMessage(source);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'ready') onReady(thread);
    else if (message.kind === 'ahead') tellAhead?.(message.news);
    else if (message.kind === 'made') finish({ made: true, result: message.result });
    else finish({ made: false, reason: message.reason });
  });
  worker.on('error', (error) => (why = error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => {
    onEnd(why);
    finish({ made: false, reason: why });
  });
  // A thread keeps no process running. Listening to it above would, so this comes last.
  worker.unref();
  return thread;
};
