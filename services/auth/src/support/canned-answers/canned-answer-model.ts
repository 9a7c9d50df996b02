import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { CannedAnswer } from './canned-answer.ts';

export type CannedAnswerModel = RecordModel<Stored<CannedAnswer>>;

const cannedAnswerSchema: Schema = new Schema(
  {
    _id: String,
    titleEs: String,
    titleEn: String,
    textEs: String,
    textEn: String,
    updatedAt: Date,
    ...outboxFields,
  },
  { collection: 'canned_answers', versionKey: false },
);

export const cannedAnswerModel = (connection: Connection): CannedAnswerModel =>
  defineModel<Stored<CannedAnswer>>(connection, 'CannedAnswer', cannedAnswerSchema, {});
