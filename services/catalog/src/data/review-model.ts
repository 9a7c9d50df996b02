import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { ReviewRecord } from '../domain/review.ts';

const reviewSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    courseId: String,
    rating: Number,
    text: String,
    language: String,
    hidden: Boolean,
    hiddenReason: { type: String, default: null },
    withdrawnAt: { type: Date, default: null },
    createdAt: Date,
    updatedAt: Date,
    ...outboxFields,
  },
  { collection: 'reviews', versionKey: false },
);
reviewSchema.index({ userId: 1, courseId: 1 }, { unique: true });
reviewSchema.index({ courseId: 1, createdAt: -1 });

export type ReviewModel = RecordModel<Stored<ReviewRecord>>;

export const reviewModel = (connection: Connection): ReviewModel =>
  defineModel<Stored<ReviewRecord>>(connection, 'Review', reviewSchema, { erased: ['userId'] });
