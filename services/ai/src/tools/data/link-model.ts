import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { LinkRecord } from '../domain/link.ts';

export type LinkModel = RecordModel<LinkRecord>;

const schema: Schema = new Schema(
  { _id: String, url: String, state: String, checkedAt: Date, since: Date },
  { collection: 'tool_links', versionKey: false },
);

export const linkModel = (connection: Connection): LinkModel =>
  defineModel<LinkRecord>(connection, 'ToolLink', schema);
