import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import { mondayAt } from '../../domain/calendar.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import type { ProgressRecord } from '../../domain/progress.ts';

const batch = 500;

/** Says in progress of an earlier release in which weeks its learner made an attempt. */
export const activeWeeks = (connection: Connection): Migration => ({
  name: '005-active-weeks',
  run: async ({ logger, signal }) => {
    const progress = connection.collection<ProgressRecord>('progress');
    const attempts = connection.collection<AttemptRecord>('attempts');
    const weeksOf = async ({ userId, courseId }: Pick<ProgressRecord, 'userId' | 'courseId'>) => {
      const made = await attempts.find({ userId, courseId }, { projection: { createdAt: 1 } }).toArray();
      return [...new Set(made.map(({ createdAt }) => mondayAt(createdAt, defaultTimeZone)))].toSorted();
    };
    let changed = 0;
    for (let after = ''; ;) {
      signal.throwIfAborted();
      const page = await progress
        .find({ _id: { $gt: after } }, { projection: { userId: 1, courseId: 1, activeWeeks: 1 } })
        .sort({ _id: 1 })
        .limit(batch)
        .toArray();
      for (const one of page.filter((each) => each.activeWeeks === undefined)) {
        await progress.updateOne({ _id: one._id }, { $set: { activeWeeks: await weeksOf(one) } });
        changed += 1;
      }
      const last = page.at(-1);
      if (!last || page.length < batch) break;
      after = last._id;
    }
    if (changed > 0) logger.info({ changed }, 'progress of an earlier release given its active weeks');
  },
});
