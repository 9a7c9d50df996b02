import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { ProgressRecord } from '../domain/progress.ts';

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
        bytes: Number,
      },
    ],
    lessons: [{ _id: false, lessonId: String, at: Date }],
    completed: { type: { _id: false, at: Date }, default: null },
    last: { type: { _id: false, lessonId: String, exerciseId: String }, default: null },
    lastActivityAt: Date,
    activeWeeks: { type: [String], default: undefined },
    ...outboxFields,
  },
  { collection: 'progress', versionKey: false, minimize: false },
);
progressSchema.index({ userId: 1 });
// Also the order in which the figures of learning read a course.
progressSchema.index({ courseId: 1, enrolledAt: 1, _id: 1 });
// Whether anything happened in a course since its figures were counted.
progressSchema.index({ courseId: 1, lastActivityAt: -1, _id: -1 });
progressSchema.index({ lastActivityAt: -1 });

export type ProgressModel = RecordModel<Stored<ProgressRecord>>;

export const progressModel = (connection: Connection): ProgressModel =>
  defineModel<Stored<ProgressRecord>>(connection, 'Progress', progressSchema, { erased: ['userId'] });
