import type { CalendarDate } from '../../domain/calendar.ts';
import { progressId } from '../../domain/progress.ts';
import type { AttemptModel } from '../attempt-model.ts';
import type { ProgressModel } from '../progress-model.ts';
import { pagesByDate } from './pages-by-date.ts';

interface Span {
  courseId: string;
  from: Date;
  until: Date;
}

const pageSize = 500;

const attemptFields = {
  userId: 1,
  exerciseId: 1,
  override: 1,
  createdAt: 1,
  'criteria.key': 1,
  'criteria.status': 1,
  'criteria.judged': 1,
} as const;

const progressFields = {
  enrolledAt: 1,
  completed: 1,
  last: 1,
  activeWeeks: 1,
  'exercises.lessonId': 1,
  'lessons.lessonId': 1,
} as const;

/** Attempts and progress as the figures of learning count them. */
export const createCountedRecords = (attempts: AttemptModel, progress: ProgressModel) => ({
  /** The attempts in a course of some time, page by page. */
  attemptsIn: ({ courseId, from, until }: Span, signal: AbortSignal) =>
    pagesByDate(
      (start, limit) =>
        attempts
          .find(
            {
              courseId,
              createdAt: { $gte: start.from, $lt: until },
              removedAt: null,
              ...(start.without.length > 0 && { _id: { $nin: start.without } }),
            },
            attemptFields,
          )
          .sort({ createdAt: 1 })
          .limit(limit)
          .lean(),
      { from, dateOf: ({ createdAt }) => createdAt, limit: pageSize, signal },
    ),

  /** The progress of everybody who began a course, page by page. */
  progressIn: (courseId: string, signal: AbortSignal) =>
    pagesByDate(
      (start, limit) =>
        progress
          .find(
            {
              courseId,
              enrolledAt: { $gte: start.from },
              removedAt: null,
              ...(start.without.length > 0 && { _id: { $nin: start.without } }),
            },
            progressFields,
          )
          .sort({ enrolledAt: 1 })
          .limit(limit)
          .lean(),
      { from: new Date(0), dateOf: ({ enrolledAt }) => enrolledAt, limit: pageSize, signal },
    ),

  /** When learners did something in a course last; null where nobody has. */
  lastActivity: async (courseId: string): Promise<Date | null> => {
    const [attempt, active] = await Promise.all([
      attempts.findOne({ courseId, removedAt: null }, { createdAt: 1 }).sort({ createdAt: -1 }).lean(),
      progress.findOne({ courseId }, { lastActivityAt: 1 }).sort({ lastActivityAt: -1 }).lean(),
    ]);
    const times = [attempt?.createdAt, active?.lastActivityAt].filter((at) => at !== undefined);
    return times.length === 0 ? null : new Date(Math.max(...times.map((at) => at.getTime())));
  },

  /**
   * Says in these learners' progress that they made an attempt in a week, where it does not say so yet; gives how many did not. A
   * replica of an earlier release counts an attempt without it, and one that counts at this moment may write over it: the next count
   * of the week says it again.
   */
  keepActive: async (courseId: string, week: CalendarDate, userIds: readonly string[]): Promise<number> => {
    if (userIds.length === 0) return 0;
    const { modifiedCount } = await progress.updateMany(
      {
        _id: { $in: userIds.map((userId) => progressId(userId, courseId)) },
        removedAt: null,
        activeWeeks: { $ne: week },
      },
      { $push: { activeWeeks: week } },
    );
    return modifiedCount;
  },
});

export type CountedRecords = ReturnType<typeof createCountedRecords>;
