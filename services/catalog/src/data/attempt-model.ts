import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { Schema, type Connection } from 'mongoose';

const attemptSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    courseId: String,
    lessonId: String,
    exerciseId: String,
    attempt: Number,
    answer: String,
    language: String,
    score: Number,
    passed: Boolean,
    criteria: [{ _id: false, id: String, status: String }],
    createdAt: Date,
    uncountedSince: Date,
  },
  { collection: 'attempts', versionKey: false },
);
// Parallel checks race for the next number here: one gets it, the others take the one after.
attemptSchema.index({ userId: 1, exerciseId: 1, attempt: -1 }, { unique: true });
attemptSchema.index({ uncountedSince: 1 }, { sparse: true });

export const attemptModel = (connection: Connection): AnyModel => connection.model('Attempt', attemptSchema);
