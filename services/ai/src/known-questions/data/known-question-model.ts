import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { KnownQuestion } from '../domain/known-question.ts';

export type KnownQuestionModel = RecordModel<Stored<KnownQuestion>>;

const knownQuestionSchema: Schema = new Schema(
  {
    _id: String,
    question: String,
    language: String,
    status: String,
    place: Schema.Types.Mixed,
    sentences: Schema.Types.Mixed,
    createdAt: Date,
    updatedAt: Date,
    history: [Schema.Types.Mixed],
    ...outboxFields,
  },
  { collection: 'known_questions', versionKey: false },
);
knownQuestionSchema.index({ status: 1, _id: 1 });
knownQuestionSchema.index({ updatedAt: -1, _id: -1 });

export const knownQuestionModel = (connection: Connection): KnownQuestionModel =>
  defineModel<Stored<KnownQuestion>>(connection, 'KnownQuestion', knownQuestionSchema, {
    kept: { 'history.by': 'Staff see which of them told the tutor what, until the question is gone.' },
  });
