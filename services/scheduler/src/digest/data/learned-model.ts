import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Learned } from '../domain/learned.ts';

const schema: Schema = new Schema(
  { _id: String, userId: String, kind: String, figure: Number, at: Date },
  { collection: 'learned', versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ at: 1 });

/** What learners did lately, one record for each thing. */
export const learnedModel = (connection: Connection): RecordModel<Learned> =>
  defineModel<Learned>(connection, 'Learned', schema, { erased: ['userId'] });
