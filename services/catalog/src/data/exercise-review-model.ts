import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { ExerciseReviewRecord } from '../domain/exercise-review.ts';

export type ExerciseReviewModel = RecordModel<ExerciseReviewRecord>;

const schema: Schema = new Schema(
  {
    _id: String,
    reviewedAt: { type: Date, index: true },
    exercises: Number,
    samples: Number,
    misjudged: Number,
    faults: [Schema.Types.Mixed],
  },
  { collection: 'exercise_reviews', versionKey: false },
);

export const exerciseReviewModel = (connection: Connection): ExerciseReviewModel =>
  defineModel<ExerciseReviewRecord>(connection, 'ExerciseReview', schema);

const yearMs = 365 * 24 * 60 * 60 * 1000;

export const oldExerciseReviews = (now: Date) => ({
  reviewedAt: { $lt: new Date(now.getTime() - yearMs) },
});
