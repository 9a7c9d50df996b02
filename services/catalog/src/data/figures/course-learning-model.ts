import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { CourseLearning } from '../../domain/figures/course-learning.ts';

const courseLearningSchema: Schema = new Schema(
  {
    _id: String,
    began: Number,
    completed: Number,
    lessons: [{ _id: false, lessonId: String, began: Number, completed: Number }],
    cohorts: [
      {
        _id: false,
        week: String,
        began: Number,
        completed: Number,
        active: [{ _id: false, week: String, learners: Number }],
      },
    ],
    countedAt: Date,
  },
  { collection: 'course_learning', versionKey: false },
);

export type CourseLearningModel = RecordModel<CourseLearning>;

export const courseLearningModel = (connection: Connection): CourseLearningModel =>
  defineModel<CourseLearning>(connection, 'CourseLearning', courseLearningSchema);
