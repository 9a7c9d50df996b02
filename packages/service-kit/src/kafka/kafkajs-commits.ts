import type { EachBatchPayload } from 'kafkajs';
import { within } from '../time/within.ts';

type Batch = Pick<EachBatchPayload, 'commitOffsetsIfNecessary' | 'uncommittedOffsets'>;

export interface Commits {
  /** Something of this batch is done: it is committed within `everyMs`, with what is done by then. */
  later: (batch: Batch) => void;
  /** Commits what is done now, where anything is. */
  now: () => Promise<void>;
  /** A last time, given up after a second: what is not committed is read again, as after a crash. */
  stop: () => Promise<void>;
}

const lastCommitMs = 1_000;

/**
 * Commits offsets at most every `everyMs`. kafkajs commits after each batch, which at most times is one message: a request and
 * a write in the broker for each message and group.
 */
export const createCommits = (everyMs: number, onFailed: (error: unknown) => void): Commits => {
  let timer: NodeJS.Timeout | undefined;
  let waiting: Batch | undefined;
  let stopped = false;

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = undefined;
    await batch?.commitOffsetsIfNecessary(batch.uncommittedOffsets());
  };

  const later = (batch: Batch): void => {
    waiting = batch;
    if (stopped) return;
    timer ??= setTimeout(() => {
      now().catch((error: unknown) => {
        onFailed(error);
        later(waiting ?? batch);
      });
    }, everyMs);
  };

  return {
    later,
    now,
    stop: async () => {
      stopped = true;
      await within(lastCommitMs, now(), () => new Error('the last commit took too long')).catch(onFailed);
    },
  };
};
