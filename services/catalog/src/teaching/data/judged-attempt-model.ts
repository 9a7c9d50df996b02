import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { JudgedAttemptRecord } from '../domain/judged-attempt.ts';

const schema: Schema = new Schema(
  {
    _id: String,
    exerciseId: String,
    text: String,
    searched: String,
    good: Boolean,
    point: String,
    state: String,
    judgedAt: Date,
    ...outboxFields,
  },
  { collection: 'judged_attempts', versionKey: false },
);
// The list, by what it is sorted by.
schema.index({ judgedAt: -1, _id: -1 });
schema.index({ exerciseId: 1, judgedAt: -1, _id: -1 });
schema.index({ exerciseId: 1, good: -1, _id: -1 });
schema.index({ exerciseId: 1, state: -1, _id: -1 });
// What a crash left unsettled.
schema.index({ state: 1, judgedAt: 1 });

export type JudgedAttemptModel = RecordModel<Stored<JudgedAttemptRecord>>;

export const judgedAttemptModel = (connection: Connection): JudgedAttemptModel =>
  defineModel<Stored<JudgedAttemptRecord>>(connection, 'JudgedAttempt', schema);
