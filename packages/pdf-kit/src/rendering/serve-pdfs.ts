import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { stepBack } from '@academy/service-kit/lifecycle/step-back.ts';

// Requests come before PDFs, and before what draws them is loaded: import this module before any other.
if (!isMainThread) stepBack();

/** What the pool and its threads say to each other. */
export type ThreadMessage =
  { kind: 'ready' } | { kind: 'drawn'; pdf: Uint8Array } | { kind: 'failed'; reason: string };

/**
 * Draws, in a worker thread, what the pool sends, one after another. `prepare` gets the pool's `data` and gives the
 * function that draws; Settings and sources arrive as structured clones, so a Date stays one.
 */
export const servePdfs = <Settings, Source>(
  prepare: (settings: Settings) => (source: Source) => Promise<Buffer>,
): void => {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread only');
  const draw = prepare(workerData as Settings);
  const tell = (message: ThreadMessage, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  port.on('message', (source: Source) => {
    draw(source).then(
      (drawn) => {
        const pdf = new Uint8Array(drawn);
        tell({ kind: 'drawn', pdf }, [pdf.buffer]);
      },
      (error: unknown) => tell({ kind: 'failed', reason: String(error) }),
    );
  });
  tell({ kind: 'ready' });
};
