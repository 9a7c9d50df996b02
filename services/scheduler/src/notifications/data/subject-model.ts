import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Subject } from '../domain/subject.ts';

type SubjectRow = Subject & { _id: string; sequence: number; removed?: boolean };
export type SubjectModel = RecordModel<SubjectRow>;

const schema: Schema = new Schema(
  {
    _id: String,
    kind: String,
    id: String,
    titleEs: String,
    titleEn: String,
    language: String,
    publishedAt: Date,
    isVisible: Boolean,
    isImported: Boolean,
    sequence: Number,
    removed: Boolean,
  },
  { collection: 'subjects', versionKey: false, id: false },
);
schema.index({ publishedAt: 1 });

/** What notifications are about: posts, courses and documents, as the other services told it last. */
export const subjectModel = (connection: Connection): SubjectModel =>
  defineModel<SubjectRow>(connection, 'Subject', schema);
