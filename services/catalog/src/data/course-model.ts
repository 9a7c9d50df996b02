import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { unfiledFields, unfiledKept } from '@academy/service-kit/versions/version-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { CourseRecord } from '../domain/course.ts';

const coverWords = { _id: false, lines: [String], marked: String, tag: String } as const;

const courseSchema: Schema = new Schema(
  {
    _id: String,
    titleEs: String,
    titleEn: String,
    descriptionEs: String,
    descriptionEn: String,
    level: String,
    iconName: String,
    isPremium: Boolean,
    status: String,
    estimatedMinutes: Number,
    orderIndex: Number,
    cover: { type: { _id: false, es: coverWords, en: coverWords } },
    // Sparse: most courses have none.
    coverImage: { type: String, index: { sparse: true } },
    lessonIds: [String],
    terms: [String],
    createdAt: Date,
    updatedAt: Date,
    publishedAt: Date,
    queuedAt: Date,
    publishedByRun: String,
    importedHash: String,
    lastImport: String,
    editedByStaff: Boolean,
    orderedByStaff: Boolean,
    // Nothing reads it: records of an earlier release have it.
    neverPublished: Boolean,
    binnedAt: { type: Date, index: { sparse: true } },
    binnedBy: String,
    returningAt: Date,
    endedAt: Date,
    // Absent but while it is being arranged.
    arranging: { type: [{ _id: false, id: String, exerciseIds: [String] }], default: undefined },
    ...outboxFields,
    ...unfiledFields,
  },
  { collection: 'courses', versionKey: false, minimize: false },
);
courseSchema.index({ status: 1, orderIndex: 1 });
courseSchema.index({ status: 1, queuedAt: 1, _id: 1 });
courseSchema.index({ publishedByRun: 1 }, { unique: true, sparse: true });

export type CourseModel = RecordModel<Stored<CourseRecord>>;

export const courseModel = (connection: Connection): CourseModel =>
  defineModel<Stored<CourseRecord>>(connection, 'Course', courseSchema, {
    kept: {
      binnedBy: 'Who put it into the bin is shown there until its thirty days are over.',
      ...unfiledKept,
    },
  });
