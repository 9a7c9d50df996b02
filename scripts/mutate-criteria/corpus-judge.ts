import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CorpusTrial } from './corpus-worker.ts';

const LONGEST_TRIAL_MS = 120_000;
/** Modules are never unloaded, so that a worker grows with each mutant. */
const MOST_TRIALS = 200;

/**
 * Tries mutants on the open corpus, one after another, in a thread that is replaced when a mutant never comes to an end.
 * `tryOn` gives what differs, or undefined.
 */
export function createCorpusJudge(): {
  tryOn: (trial: CorpusTrial) => Promise<string | undefined>;
  stop: () => Promise<void>;
} {
  let worker: Worker | undefined;
  let trials = 0;
  const stop = async () => {
    await worker?.terminate();
    worker = undefined;
    trials = 0;
  };
  const tryOn = async (trial: CorpusTrial): Promise<string | undefined> => {
    if (trials >= MOST_TRIALS) await stop();
    worker ??= new Worker(path.join(import.meta.dirname, 'corpus-worker.ts'));
    trials += 1;
    const noticedBy = await answerOf(worker, trial);
    if (noticedBy === TOO_LONG) await stop();
    return noticedBy;
  };
  return { tryOn, stop };
}

const TOO_LONG = 'corpus: it does not come to an end';

function answerOf(worker: Worker, trial: CorpusTrial): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const timer = setTimeout(() => resolve(TOO_LONG), LONGEST_TRIAL_MS);
  const onMessage = ({ noticedBy }: { noticedBy: string | undefined }) => resolve(noticedBy);
  worker.once('message', onMessage).once('error', reject);
  worker.postMessage(trial);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', reject);
  });
}
