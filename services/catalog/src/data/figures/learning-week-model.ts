import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { LearningWeek } from '../../domain/figures/learning-week.ts';

const learningWeekSchema: Schema = new Schema(
  {
    _id: String,
    courseId: String,
    week: String,
    points: [{ _id: false, exerciseId: String, key: String, judged: Number, missed: Number }],
    countedAt: Date,
  },
  { collection: 'learning_weeks', versionKey: false },
);
learningWeekSchema.index({ courseId: 1, week: 1 });
learningWeekSchema.index({ week: 1 });

export type LearningWeekModel = RecordModel<LearningWeek>;

export const learningWeekModel = (connection: Connection): LearningWeekModel =>
  defineModel<LearningWeek>(connection, 'LearningWeek', learningWeekSchema);
