import type { RetentionId } from '@academy/contracts/shared/retention.ts';
import { createWorker } from '../lifecycle/worker.ts';
import type { Logger } from '../logging/logger.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';

export interface SweepJob {
  /** For logs: what expires. */
  name: string;
  /** The kind of personal data, where it is any: its age comes from the table that the privacy policy prints. */
  retention?: RetentionId;
  model: AnyModel;
  /** Which documents are past their time; the field it compares should be indexed. Where that takes a look, a promise. */
  filter: (now: Date) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /**
   * Removes one of them where others have to hear of it, and whether it did: it may have been used again since. Without it all are
   * deleted at once.
   */
  remove?: (id: string, now: Date) => Promise<boolean>;
}

export interface Sweeper {
  start: () => void;
  /** Deletes what has expired; how many documents, by job. A job that fails is logged and does not stop the others. */
  sweep: () => Promise<Record<string, number>>;
  stop: () => Promise<void>;
}

/** Deletes what has expired by now; gives how many documents. */
export const sweepJob = async ({ model, filter, remove }: SweepJob, now: Date): Promise<number> => {
  const records = openModel<Record<string, unknown>>(model);
  const expired = await filter(now);
  if (!remove) return (await records.deleteMany(expired)).deletedCount;
  let removed = 0;
  for (const { _id } of await records.find(expired, { _id: 1 }).lean())
    if (await remove(String(_id), now)) removed += 1;
  return removed;
};

/** Deletes expired documents at the start and every `everyMs`: the store need not know of expiry. */
export const createSweeper = (options: {
  jobs: readonly SweepJob[];
  everyMs: number;
  logger: Logger;
}): Sweeper => {
  const { jobs, everyMs, logger } = options;
  const sweep = async (): Promise<Record<string, number>> => {
    const deleted: Record<string, number> = {};
    for (const job of jobs) {
      try {
        deleted[job.name] = await sweepJob(job, new Date());
      } catch (error) {
        logger.warn({ err: error, job: job.name }, 'sweep failed');
      }
    }
    return deleted;
  };

  const { start, stop } = createWorker({ name: 'sweeper', work: sweep, everyMs, logger });
  return { start, sweep, stop };
};
