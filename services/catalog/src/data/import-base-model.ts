import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { ImportBaseRecord } from '../domain/transfer/import-base.ts';

export type ImportBaseModel = RecordModel<ImportBaseRecord>;

const schema: Schema = new Schema(
  { _id: String, importId: String, at: Date, fields: String },
  { collection: 'import_bases', versionKey: false },
);

export const importBaseModel = (connection: Connection): ImportBaseModel =>
  defineModel<ImportBaseRecord>(connection, 'ImportBase', schema);
