import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { stepBack } from '../lifecycle/step-back.ts';

// Requests come before what a thread makes, and before what makes it is loaded: import this module before any other.
if (!isMainThread) stepBack();

/** What a pool and its threads say to each other. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'ahead'; news: unknown }
  | { kind: 'made'; result: unknown }
  | { kind: 'failed'; reason: string };

/**
 * Makes, in a worker thread, what the pool asks for, one after another. `prepare` gets the pool's `data` and gives the
 * function that makes a result of a source, and may tell something of it before it is made.
 * All of them travel as structured clones, so a Date stays one; bytes are handed over.
 */
export const serveThread = <Settings, Source, Result>(
  prepare: (
    settings: Settings,
  ) => (source: Source, tellAhead: (news: unknown) => void) => Promise<Result> | Result,
): void => {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread only');
  const make = prepare(workerData as Settings);
  const tell = (message: ThreadMessage, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  const hand = (result: Result): void => {
    if (!(result instanceof Uint8Array)) return tell({ kind: 'made', result });
    const bytes = new Uint8Array(result);
    tell({ kind: 'made', result: bytes }, [bytes.buffer]);
  };
  port.on('message', (source: Source) => {
    Promise.resolve(source)
      .then((whole) => make(whole, (news) => tell({ kind: 'ahead', news })))
      .then(hand)
      .catch((error: unknown) => tell({ kind: 'failed', reason: String(error) }));
  });
  tell({ kind: 'ready' });
};
