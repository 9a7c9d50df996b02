import { Worker } from 'node:worker_threads';
import type { Extract, Extraction } from './extraction.ts';

/** Far more than the longest course takes. */
const withinMs = 20_000;
const module = new URL('./extraction-worker.ts', import.meta.url);

const extractOnce = (extraction: Extraction, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    // Without what the starter preloads into the service: it waits for the stores and reads standard input.
    const worker = new Worker(module, { workerData: extraction, execArgv: [] });
    const endWith = (reason: unknown): void => {
      reject(reason);
      void worker.terminate();
    };
    const onAbort = (): void => endWith(signal.reason);
    const timer = setTimeout(() => endWith(new Error(`no summary within ${withinMs} ms`)), withinMs);
    signal.addEventListener('abort', onAbort, { once: true });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      reject(new Error('the thread ended without a summary'));
    });
    // A thread keeps no process running. Listening to it above would, so this comes last.
    worker.unref();
  });

/**
 * Makes summaries in a thread beside the service's own: parsing a long course takes most of a second, in which nobody else
 * would be answered. One at a time, each in a thread of its own, since a summary is made once for a version of its course.
 */
export const createExtractor = (): Extract => {
  let last: Promise<unknown> = Promise.resolve();
  return (extraction, signal) => {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return extractOnce(extraction, signal);
    });
    last = mine.catch(() => undefined);
    return mine;
  };
};
