import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection, type SchemaDefinition } from 'mongoose';
import type { KnownByKind, KnownKind, Versioned } from '../domain/known.ts';

/** Withdrawn: nothing but the id and the sequence is left. */
export type KnownRow<T> = Versioned<T> & { removed?: boolean };

export type KnownModels = { [Kind in KnownKind]: RecordModel<KnownRow<KnownByKind[Kind]>> };

const titles = { titleEs: String, titleEn: String };
const descriptions = { descriptionEs: String, descriptionEn: String };
const contents = { contentEs: String, contentEn: String };

const schemaOf = (collection: string, fields: SchemaDefinition): Schema =>
  new Schema(
    { _id: String, ...titles, ...fields, sequence: Number, removed: Boolean },
    { collection, versionKey: false, minimize: false },
  );

const courses = schemaOf('known_courses', {
  ...descriptions,
  orderIndex: Number,
  isPremium: Boolean,
  lessonIds: [String],
});
const lessons = schemaOf('known_lessons', {
  ...contents,
  courseId: String,
  orderIndex: Number,
  exercises: [Schema.Types.Mixed],
});
const documents = schemaOf('known_documents', { ...descriptions, ...contents, isPremium: Boolean });

/** The read model of what the academy publishes. */
export const knownModels = (connection: Connection): KnownModels => ({
  course: defineModel(connection, 'KnownCourse', courses),
  lesson: defineModel(connection, 'KnownLesson', lessons),
  document: defineModel(connection, 'KnownDocument', documents),
});
