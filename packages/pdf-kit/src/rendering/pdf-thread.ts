import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './serve-pdfs.ts';
import { limitThreadTime } from './thread-time.ts';

export interface ThreadOptions {
  /** A module that calls `servePdfs`. */
  module: URL;
  /** Handed to it; a structured clone. */
  data: unknown;
  /** Of JavaScript's heap, in MiB; a drawing that needs more ends the thread. */
  memoryMb: number;
}

export interface Outcome {
  pdf: Buffer | null;
  /** Why there is none. */
  reason: string;
}

export interface PdfThread {
  /** Draws one source; a thread draws one at a time. Past so much of its processor time the thread is ended. */
  draw(source: unknown, withinMs: number): Promise<Outcome>;
  end(): Promise<void>;
}

/** Starts a thread; `onReady` comes once, when it may draw, and `onEnd` once, however it ends. */
export const startPdfThread = (
  { module, data, memoryMb }: ThreadOptions,
  { onReady, onEnd }: { onReady: (thread: PdfThread) => void; onEnd: (reason: string) => void },
): PdfThread => {
  const worker = new Worker(module, {
    workerData: data,
    // Without what the starter preloads into the service: it waits for the stores and reads standard input.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  let resolveDraw: ((outcome: Outcome) => void) | null = null;
  let why = 'the thread ended';
  const finish = (outcome: Outcome): void => {
    resolveDraw?.(outcome);
    resolveDraw = null;
  };
  const thread: PdfThread = {
    draw: (source, withinMs) =>
      new Promise((resolve) => {
        const endLimit = limitThreadTime(worker, {
          withinMs,
          onOver: (reason) => {
            why = reason;
            void worker.terminate();
          },
        });
        resolveDraw = (outcome) => {
          endLimit();
          resolve(outcome);
        };
        worker.postMessage(source);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'ready') onReady(thread);
    else if (message.kind === 'drawn') finish({ pdf: Buffer.from(message.pdf), reason: '' });
    else finish({ pdf: null, reason: message.reason });
  });
  worker.on('error', (error) => (why = error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => {
    onEnd(why);
    finish({ pdf: null, reason: why });
  });
  // A thread keeps no process running. Listening to it above would, so this comes last.
  worker.unref();
  return thread;
};
