import { sweepJob, type SweepJob } from '../sweeper/sweeper.ts';
import type { AutomationWork } from './automation-work.ts';

/**
 * The work of `retention_sweep` in one service: its sweeps of personal data at once, not at their own pace. Gives how many
 * documents each kind of data lost. A sweep that fails fails the run, after the others.
 */
export const retentionWork =
  (jobs: readonly SweepJob[], now: () => Date = () => new Date()): AutomationWork =>
  async (signal) => {
    const counts: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const job of jobs) {
      const { retention } = job;
      if (retention === undefined) continue;
      signal.throwIfAborted();
      try {
        counts[retention] = (counts[retention] ?? 0) + (await sweepJob(job, now()));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return counts;
  };
