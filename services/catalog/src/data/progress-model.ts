import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';

const progressSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    courseId: String,
    enrolledAt: Date,
    exercises: [
      {
        _id: false,
        exerciseId: String,
        lessonId: String,
        attempts: Number,
        bestScore: Number,
        passed: Boolean,
      },
    ],
    lessons: [{ _id: false, lessonId: String, at: Date }],
    completed: { type: { _id: false, at: Date }, default: null },
    last: { type: { _id: false, lessonId: String, exerciseId: String }, default: null },
    lastActivityAt: Date,
    ...outboxFields,
  },
  { collection: 'progress', versionKey: false, minimize: false },
);
progressSchema.index({ userId: 1 });

export const progressModel = (connection: Connection): AnyModel =>
  connection.model('Progress', progressSchema);
