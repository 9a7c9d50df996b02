import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { NoteRecord } from '../domain/note.ts';

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

export type NoteModel = RecordModel<NoteRecord>;

export const noteModel = (connection: Connection): NoteModel =>
  defineModel<NoteRecord>(connection, 'Note', noteSchema, { erased: ['userId'] });
