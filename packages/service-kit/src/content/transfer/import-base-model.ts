import { Schema, type Connection } from 'mongoose';
import { defineModel, type RecordModel } from '../../mongo/define-model.ts';
import type { ImportBaseRecord } from './import-base.ts';

export type ImportBaseModel = RecordModel<ImportBaseRecord>;

const schema: Schema = new Schema(
  { _id: String, importId: String, at: Date, fields: String },
  { collection: 'import_bases', versionKey: false },
);

export const importBaseModel = (connection: Connection): ImportBaseModel =>
  defineModel<ImportBaseRecord>(connection, 'ImportBase', schema);
