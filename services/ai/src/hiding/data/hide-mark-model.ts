import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { HideMarkRecord } from '../domain/hide-mark.ts';

export type HideMarkModel = RecordModel<Stored<HideMarkRecord>>;

const schemaOf = (collection: string): Schema =>
  new Schema(
    { _id: String, isHidden: { type: Boolean, index: true }, updatedAt: Date, ...outboxFields },
    { collection, versionKey: false },
  );

export const newsHideModel = (connection: Connection): HideMarkModel =>
  defineModel<Stored<HideMarkRecord>>(connection, 'NewsHide', schemaOf('news_hides'));
export const toolHideModel = (connection: Connection): HideMarkModel =>
  defineModel<Stored<HideMarkRecord>>(connection, 'ToolHide', schemaOf('tool_hides'));
