import { describeError } from '../consumers/dead-letter.ts';
import { PermanentError } from '../consumers/permanent-error.ts';
import type { Signal } from '../lifecycle/signal.ts';
import { createWorker, type Worker } from '../lifecycle/worker.ts';
import { failureDetails } from '../logging/failure-details.ts';
import type { Logger } from '../logging/logger.ts';
import { backoffMs, type Backoff } from '../time/backoff.ts';
import { keepLease } from '../time/keep-lease.ts';
import type { Task } from './task.ts';
import type { Claim, TaskStore } from './task-store.ts';

export interface WorkContext {
  /** Aborts when another worker may take the work over, and when this one is stopped: end the work then, by throwing. */
  signal: AbortSignal;
}

export interface WorkQueueOptions<T extends Task> {
  /** For logs and metrics. */
  name: string;
  store: TaskStore<T>;
  /**
   * Does the work of one task, or of several of one key where the store takes them together. May run again after a
   * crash, so its effect must not double. What it gives is kept in the tasks. A PermanentError poisons them.
   */
  handle: (
    tasks: readonly [T, ...T[]],
    context: WorkContext,
  ) => Promise<Readonly<Record<string, unknown>> | void>;
  /** As the store's. */
  leaseMs: number;
  /** A task that was taken so often is poisoned; Infinity for work that must not be given up. Default 10. */
  maxAttempts?: number;
  /**
   * Runs before tasks are poisoned, whatever the cause, also those that ended their process each time and so are never handled
   * again. May run again after a crash. Where it throws, they are not poisoned yet, and it is tried again once their lease is over.
   */
  beforePoison?: (tasks: readonly T[]) => Promise<void>;
  /** Between attempts. Default 1 s, doubling up to 5 min. */
  backoff?: Backoff;
  /** How many run at a time in this process. Default 4. */
  concurrency?: number;
  /**
   * How late a task may be taken that comes due by time. What nobody has told of, such as a task that another replica
   * added and died, is looked for after five such pauses and 5 s at most, or one where that is longer. Default 1 s.
   */
  everyMs?: number;
  /** Raised when a task was added, so that nobody waits for the next look. */
  wakeOn?: Signal;
  logger: Logger;
  onEnd?: (outcome: 'handled' | 'retried' | 'poisoned' | 'overtaken', count: number) => void;
}

const quietPauses = 5;
const mostQuietMs = 5_000;

/** So long at most nobody looks. */
const quietMsOf = (everyMs: number): number =>
  Math.min(quietPauses * everyMs, Math.max(everyMs, mostQuietMs));

/** Workers on a collection of tasks. Replicas share the work; a worker that dies loses its tasks when its lease ends. */
export const createWorkers = <T extends Task>(options: WorkQueueOptions<T>): Worker[] => {
  const { name, store, handle, leaseMs, logger, onEnd, beforePoison } = options;
  const { maxAttempts = 10, backoff = { firstMs: 1_000, maxMs: 300_000 }, concurrency = 4 } = options;
  const { everyMs = 1_000 } = options;
  let quietUntil = Number.NEGATIVE_INFINITY;
  let looks = 0;

  const about = ({ tasks }: Claim<T>) => ({
    queue: name,
    tasks: tasks.map(({ _id }) => _id),
    key: tasks[0].key,
    attempts: tasks[0].attempts,
  });

  const failed = async (claim: Claim<T>, error: unknown, { wasHandled = false } = {}): Promise<void> => {
    const { token, tasks } = claim;
    const reason = describeError(error);
    const spent = tasks.filter(({ attempts }) => error instanceof PermanentError || attempts >= maxAttempts);
    const details = failureDetails(error);
    if (spent.length > 0) {
      const ids = spent.map(({ _id }) => _id);
      if (!wasHandled) await beforePoison?.(spent);
      await store.poison(token, ids, reason);
      logger.error({ ...about(claim), ...details, poisoned: ids }, 'tasks are given up');
      onEnd?.('poisoned', spent.length);
    }
    if (spent.length === tasks.length) return;
    await store.retry(token, backoffMs(tasks[0].attempts, backoff), reason);
    logger.warn({ ...about(claim), ...details }, 'tasks will be tried again');
    onEnd?.('retried', tasks.length - spent.length);
  };

  const run = async (claim: Claim<T>, takenAt: number, stopping: AbortSignal): Promise<void> => {
    // One that ended its process each time comes here again without ever having failed.
    if (claim.tasks[0].attempts > maxAttempts)
      return failed(claim, new PermanentError('taken too often without an end'));
    const lease = keepLease({ renew: () => store.renew(claim.token), leaseMs, takenAt });
    let wasHandled = false;
    try {
      const kept = await handle(claim.tasks, { signal: AbortSignal.any([lease.signal, stopping]) });
      wasHandled = true;
      const isOurs = await store.finish(claim.token, kept ?? {});
      if (!isOurs) logger.warn(about(claim), 'tasks were overtaken: their lease had ended');
      onEnd?.(isOurs ? 'handled' : 'overtaken', claim.tasks.length);
    } catch (error) {
      await failed(claim, error, { wasHandled });
    } finally {
      lease.stop();
    }
  };

  const workAll = async (stopping: AbortSignal): Promise<void> => {
    while (!stopping.aborted) {
      const takenAt = Date.now();
      const look = (looks += 1);
      // Set before the answer: the others' pauses end at about the same time.
      quietUntil = takenAt + everyMs / 2;
      const claim = await store.claim();
      if (claim === null) {
        const quietMs = Math.min(await store.untilDue(), quietMsOf(everyMs));
        // A later look may know of a task that this one was too early for.
        if (look === looks) quietUntil = Math.max(quietUntil, takenAt + quietMs);
        return;
      }
      quietUntil = Number.NEGATIVE_INFINITY;
      await run(claim, takenAt, stopping);
    }
  };

  return Array.from({ length: concurrency }, (_, index) =>
    createWorker({
      name: `${name} ${index + 1}`,
      work: workAll,
      everyMs,
      // One look for all of them.
      mayWait: () => Date.now() < quietUntil,
      ...(options.wakeOn && { wakeOn: options.wakeOn }),
      logger,
    }),
  );
};
