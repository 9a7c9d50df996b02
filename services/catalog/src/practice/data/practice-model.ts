import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { PracticeRecord } from '../domain/practice.ts';

const card = {
  _id: false,
  exerciseId: String,
  lessonId: String,
  courseId: String,
  passedAt: Date,
  attempts: Number,
  hintsUsed: Number,
  grade: String,
  words: Number,
  stability: Number,
  difficulty: Number,
  repetitions: Number,
  lapses: Number,
  practisedAt: Date,
  due: Date,
} as const;

const practiceSchema: Schema = new Schema(
  {
    _id: String,
    enabled: Boolean,
    reminders: Boolean,
    cards: [card],
    remindedOn: { type: String, default: null },
    goal: { type: { _id: false, kind: String, target: Number }, default: null },
    reachedWeeks: [String],
    closedWeek: { type: String, default: null },
    ...outboxFields,
  },
  { collection: 'practice', versionKey: false, minimize: false },
);
// What the automations go through, a page at a time.
practiceSchema.index({ reminders: 1, _id: 1 });
practiceSchema.index({ 'goal.kind': 1, _id: 1 });

export type PracticeModel = RecordModel<Stored<PracticeRecord>>;

export const practiceModel = (connection: Connection): PracticeModel =>
  defineModel<Stored<PracticeRecord>>(connection, 'Practice', practiceSchema, { erased: ['_id'] });
