import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core of the machine busy, with one thread for each, until `stop`. */
export const keepCoresBusy = (): { stop: () => void } => {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(2);', { eval: true }),
  );
  return { stop: () => threads.forEach((thread) => void thread.terminate()) };
};
