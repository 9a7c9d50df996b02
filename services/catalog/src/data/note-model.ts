import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { Schema, type Connection } from 'mongoose';

const noteSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    lessonId: String,
    courseId: String,
    lessonTitleEs: String,
    lessonTitleEn: String,
    text: String,
    bookmarked: Boolean,
    version: Number,
    updatedAt: Date,
  },
  { collection: 'notes', versionKey: false },
);
noteSchema.index({ userId: 1, updatedAt: -1 });

export const noteModel = (connection: Connection): AnyModel => connection.model('Note', noteSchema);
