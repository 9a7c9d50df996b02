import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';

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

export const reviewModel = (connection: Connection): AnyModel => connection.model('Review', reviewSchema);
