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
    readAt: Date,
    leaseToken: String,
    leaseUntil: Date,
  },
  { collection: 'course_learning', versionKey: false },
);

/** Claimed before it is counted for the first time: then the lease alone is there. */
export type CourseLearningRow = Pick<CourseLearning, '_id'> &
  Partial<CourseLearning> & { leaseToken?: string; leaseUntil?: Date };
export type CourseLearningModel = RecordModel<CourseLearningRow>;

export const courseLearningModel = (connection: Connection): CourseLearningModel =>
  defineModel<CourseLearningRow>(connection, 'CourseLearning', courseLearningSchema);
