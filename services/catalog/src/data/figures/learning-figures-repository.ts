import type { CalendarDate } from '../../domain/calendar.ts';
import type { CourseLearning } from '../../domain/figures/course-learning.ts';
import type { LearningWeek } from '../../domain/figures/learning-week.ts';
import type { CourseLearningModel } from './course-learning-model.ts';
import type { LearningWeekModel } from './learning-week-model.ts';

/** What was counted of learning: derived from attempts and progress, and so written over by the next count. */
export const createLearningFiguresRepository = (models: {
  weeks: LearningWeekModel;
  courses: CourseLearningModel;
}) => ({
  course: (courseId: string): Promise<CourseLearning | null> =>
    models.courses.findOne({ _id: courseId }).lean(),

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

  keepWeek: async ({ _id, ...counted }: LearningWeek): Promise<void> => {
    await models.weeks.updateOne({ _id }, { $set: counted }, { upsert: true });
  },

  keepCourse: async ({ _id, ...counted }: CourseLearning): Promise<void> => {
    await models.courses.updateOne({ _id }, { $set: counted }, { upsert: true });
  },

  /** Forgets the weeks before one, of every course. */
  forgetBefore: async (week: CalendarDate): Promise<void> => {
    await models.weeks.deleteMany({ week: { $lt: week } });
  },
});

export type LearningFiguresRepository = ReturnType<typeof createLearningFiguresRepository>;
