import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { unfiledFields, unfiledKept } from '@academy/service-kit/versions/version-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { LessonRecord } from '../domain/lesson.ts';

const exercise = {
  _id: false,
  id: String,
  titleEs: String,
  titleEn: String,
  promptEs: String,
  promptEn: String,
  // As the exercise file has them: the contract's schema validates them before they come here.
  rubric: Schema.Types.Mixed,
  hints: Schema.Types.Mixed,
  references: Schema.Types.Mixed,
  samples: Schema.Types.Mixed,
  answers: Schema.Types.Mixed,
  // Nothing reads it: records of an earlier release have it.
  neverPublished: Boolean,
} as const;

const binnedExercise = { _id: false, exercise, at: Date, by: String, previous: String } as const;

const lessonSchema: Schema = new Schema(
  {
    _id: String,
    courseId: String,
    orderIndex: Number,
    titleEs: String,
    titleEn: String,
    contentEs: String,
    contentEn: String,
    estimatedMinutes: Number,
    status: String,
    exercises: [exercise],
    binnedExercises: { type: [binnedExercise], default: undefined },
    binnedAt: { type: Date, index: { sparse: true } },
    binnedBy: String,
    binnedWith: String,
    endedAt: Date,
    createdAt: Date,
    updatedAt: Date,
    importedHash: String,
    lastImport: String,
    editedByStaff: Boolean,
    orderedByStaff: Boolean,
    // Nothing reads it: records of an earlier release have it.
    neverPublished: Boolean,
    ...outboxFields,
    ...unfiledFields,
  },
  { collection: 'lessons', versionKey: false, minimize: false },
);
lessonSchema.index({ courseId: 1, orderIndex: 1 });
lessonSchema.index({ status: 1, courseId: 1 });
lessonSchema.index({ 'binnedExercises.exercise.id': 1 }, { sparse: true });

export type LessonModel = RecordModel<Stored<LessonRecord>>;

const untilEnded = 'Who put it into the bin is shown there until its thirty days are over.';

export const lessonModel = (connection: Connection): LessonModel =>
  defineModel<Stored<LessonRecord>>(connection, 'Lesson', lessonSchema, {
    kept: { binnedBy: untilEnded, 'binnedExercises.by': untilEnded, ...unfiledKept },
  });
