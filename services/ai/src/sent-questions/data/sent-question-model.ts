import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { SentQuestion } from '../domain/sent-question.ts';

export type SentQuestionModel = RecordModel<Stored<SentQuestion>>;

const sentQuestionSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    question: String,
    language: String,
    kind: String,
    remark: String,
    passages: { type: [String], default: undefined },
    status: String,
    createdAt: Date,
    ...outboxFields,
  },
  { collection: 'sent_questions', versionKey: false },
);
sentQuestionSchema.index({ createdAt: -1, _id: -1 });
sentQuestionSchema.index({ userId: 1 });
sentQuestionSchema.index({ passages: 1 });

export const sentQuestionModel = (connection: Connection): SentQuestionModel =>
  defineModel<Stored<SentQuestion>>(connection, 'SentQuestion', sentQuestionSchema, { erased: ['userId'] });
