import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { CalendarDate } from '../../domain/calendar.ts';
import type { CourseLearning } from '../../domain/figures/course-learning.ts';
import type { LearningWeek } from '../../domain/figures/learning-week.ts';
import type { CourseLearningModel } from './course-learning-model.ts';
import type { LearningWeekModel } from './learning-week-model.ts';

/** A course that this replica alone may count until its lease ends. */
export interface ClaimedCourse {
  courseId: string;
  /** When its progress was read last; null where it never was. */
  readAt: Date | null;
  token: string;
}

/** What was counted of learning: derived from attempts and progress, and so written over by the next count. */
export const createLearningFiguresRepository = (models: {
  weeks: LearningWeekModel;
  courses: CourseLearningModel;
}) => ({
  /** Null where it has not been counted yet. */
  course: async (courseId: string): Promise<CourseLearning | null> => {
    const row = await models.courses
      .findOne({ _id: courseId, countedAt: { $ne: null } }, { leaseToken: 0, leaseUntil: 0 })
      .lean();
    // Counted once, it has all fields.
    return row as CourseLearning | null;
  },

  /** Takes a course that was counted last before a moment, or never; null where it is fresh or another replica has it. */
  claim: async (
    courseId: string,
    { now, dueBefore, leaseUntil }: Record<'now' | 'dueBefore' | 'leaseUntil', Date>,
  ): Promise<ClaimedCourse | null> => {
    const token = newId();
    await insertOnce(() => models.courses.create({ _id: courseId }));
    const row = await models.courses
      .findOneAndUpdate(
        {
          _id: courseId,
          $and: [
            { $or: [{ countedAt: null }, { countedAt: { $lte: dueBefore } }] },
            { $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }] },
          ],
        },
        { $set: { leaseToken: token, leaseUntil } },
        { returnDocument: 'after', projection: { readAt: 1 } },
      )
      .lean();
    return row && { courseId, readAt: row.readAt ?? null, token };
  },

  /** False where the lease has passed to another. */
  renew: async ({ courseId, token }: ClaimedCourse, leaseUntil: Date): Promise<boolean> => {
    const { matchedCount } = await models.courses.updateOne(
      { _id: courseId, leaseToken: token },
      { $set: { leaseUntil } },
    );
    return matchedCount > 0;
  },

  release: async ({ courseId, token }: ClaimedCourse): Promise<void> => {
    await models.courses.updateOne(
      { _id: courseId, leaseToken: token },
      { $unset: { leaseToken: 1, leaseUntil: 1 } },
    );
  },

  /** The weeks of a course from one on, in their order. */
  weeks: (courseId: string, from: CalendarDate): Promise<LearningWeek[]> =>
    models.weeks
      .find({ courseId, week: { $gte: from } })
      .sort({ week: 1 })
      .lean(),

  /** When each week of a course from one on was counted. */
  weeksCounted: async (courseId: string, from: CalendarDate): Promise<ReadonlyMap<CalendarDate, Date>> => {
    const rows = await models.weeks
      .find({ courseId, week: { $gte: from } }, { week: 1, countedAt: 1 })
      .lean();
    return new Map(rows.map(({ week, countedAt }) => [week, countedAt]));
  },

  /** Keeps a week's count, unless one begun later is there. */
  keepWeek: async ({ _id, ...counted }: LearningWeek): Promise<void> => {
    const older = { _id, countedAt: { $lte: counted.countedAt } };
    await insertOnce(() => models.weeks.updateOne(older, { $set: counted }, { upsert: true }));
  },

  /** Ends a claim with what came of it; nothing is changed where the lease has passed to another. */
  keepCourse: async (
    { courseId, token }: ClaimedCourse,
    counted: Omit<CourseLearning, '_id'> | Pick<CourseLearning, 'countedAt'>,
  ): Promise<void> => {
    await models.courses.updateOne(
      { _id: courseId, leaseToken: token },
      { $set: counted, $unset: { leaseToken: 1, leaseUntil: 1 } },
    );
  },

  /** Forgets the weeks before one, of every course. */
  forgetBefore: async (week: CalendarDate): Promise<void> => {
    await models.weeks.deleteMany({ week: { $lt: week } });
  },
});

export type LearningFiguresRepository = ReturnType<typeof createLearningFiguresRepository>;
