import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { HintUseRecord } from '../domain/hint-ladder.ts';

const hintUseSchema: Schema = new Schema(
  { _id: String, userId: String, exerciseId: String, nudge: Date, targeted: Date, example: Date },
  { collection: 'hint_uses', versionKey: false },
);
hintUseSchema.index({ userId: 1 });

export type HintUseModel = RecordModel<HintUseRecord>;

export const hintUseModel = (connection: Connection): HintUseModel =>
  defineModel<HintUseRecord>(connection, 'HintUse', hintUseSchema, { erased: ['userId'] });
