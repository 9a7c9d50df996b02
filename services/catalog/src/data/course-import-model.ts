import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { CourseImportRecord } from '../domain/transfer/course-import.ts';

export type CourseImportModel = RecordModel<CourseImportRecord>;

const schema: Schema = new Schema(
  {
    _id: String,
    importId: String,
    actorId: String,
    at: Date,
    isDecided: Boolean,
    creates: [String],
    steps: String,
  },
  { collection: 'course_imports', versionKey: false },
);

export const courseImportModel = (connection: Connection): CourseImportModel =>
  defineModel<CourseImportRecord>(connection, 'CourseImport', schema, {
    kept: { actorId: 'Who imports stands here until the import is carried out, which takes seconds.' },
  });
