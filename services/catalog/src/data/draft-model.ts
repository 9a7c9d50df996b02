import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { DraftRecord } from '../domain/draft.ts';

const draftSchema: Schema = new Schema(
  { _id: String, userId: String, exerciseId: String, text: String, version: Number, updatedAt: Date },
  { collection: 'drafts', versionKey: false },
);
draftSchema.index({ userId: 1, exerciseId: 1 });

export type DraftModel = RecordModel<DraftRecord>;

export const draftModel = (connection: Connection): DraftModel =>
  defineModel<DraftRecord>(connection, 'Draft', draftSchema, { erased: ['userId'] });
