import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { changeAggregate, type AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import { progressId, type ProgressRecord, type ProgressState } from '../domain/progress.ts';
import type { ProgressModel } from './progress-model.ts';

type ProgressKey = Pick<ProgressState, 'userId' | 'courseId'>;
type Change = AggregateChange<ProgressState>;

export const createProgressRepository = (model: ProgressModel) => ({
  find: ({ userId, courseId }: ProgressKey): Promise<ProgressRecord | null> =>
    model.findOne({ _id: progressId(userId, courseId) }, withoutOutbox).lean(),

  listOf: (userId: string): Promise<ProgressRecord[]> => model.find({ userId }, withoutOutbox).lean(),

  /** Who has completed a course. */
  completedBy: async (courseId: string): Promise<string[]> => {
    const rows = await model.find({ courseId, completed: { $ne: null } }, { userId: 1 }).lean();
    return rows.map(({ userId }) => userId);
  },

  /** Who has begun a course and not completed it. */
  inProgress: async (courseId: string): Promise<string[]> => {
    const rows = await model.find({ courseId, completed: null }, { userId: 1 }).lean();
    return rows.map(({ userId }) => userId);
  },

  /** Those active since a moment who have tried an exercise so often without passing, latest first. */
  listStruggling: (options: {
    courseIds: readonly string[];
    since: Date;
    refusals: number;
    limit: number;
  }): Promise<ProgressRecord[]> =>
    model
      .find(
        {
          courseId: { $in: options.courseIds },
          lastActivityAt: { $gte: options.since },
          exercises: { $elemMatch: { passed: false, attempts: { $gte: options.refusals } } },
        },
        withoutOutbox,
      )
      .sort({ lastActivityAt: -1 })
      .limit(options.limit)
      .lean(),

  /** Those who have not completed their course and were last in it between two moments, latest first. */
  listAway: (options: {
    courseIds: readonly string[];
    from: Date;
    to: Date;
    limit: number;
  }): Promise<ProgressRecord[]> =>
    model
      .find(
        {
          courseId: { $in: options.courseIds },
          lastActivityAt: { $gte: options.from, $lt: options.to },
          completed: null,
        },
        withoutOutbox,
      )
      .sort({ lastActivityAt: -1 })
      .limit(options.limit)
      .lean(),

  /** What a learner's counted attempts at every other exercise take, in bytes. */
  bytesBeside: async (userId: string, exerciseId: string): Promise<number> => {
    const rows = await model.find({ userId }, { 'exercises.exerciseId': 1, 'exercises.bytes': 1 }).lean();
    return rows
      .flatMap(({ exercises }) => exercises)
      .filter((other) => other.exerciseId !== exerciseId)
      .reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  },

  /** Whether anybody has completed a lesson; it looks through every progress. */
  hasCompleted: async (lessonId: string): Promise<boolean> =>
    (await model.exists({ 'lessons.lessonId': lessonId })) !== null,

  /** Changes a learner's progress, or begins it with what `begin` gives. */
  changeOrBegin: (
    { userId, courseId }: ProgressKey,
    options: { begin: () => ProgressState; change: (current: ProgressRecord) => Change | null },
  ): Promise<ProgressRecord> =>
    changeOrCreateAggregate<ProgressState>({
      model,
      id: progressId(userId, courseId),
      change: options.change,
      create: () => ({ state: options.begin(), events: [] }),
    }),

  change: (
    { userId, courseId }: ProgressKey,
    change: (current: ProgressRecord) => Promise<Change | null> | Change | null,
  ): Promise<ProgressRecord | null> =>
    changeAggregate<ProgressState>({ model, id: progressId(userId, courseId), change }),

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type ProgressRepository = ReturnType<typeof createProgressRepository>;
