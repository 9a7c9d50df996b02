import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';

/** When a member last read notifications; `_id` is their user id. Carries the event for their other browsers. */
export interface ReadState {
  _id: string;
  readAt: Date;
}

export type ReadModel = RecordModel<Stored<ReadState>>;

const schema: Schema = new Schema(
  { _id: String, readAt: Date, ...outboxFields },
  { collection: 'notification_reads', versionKey: false },
);

export const readModel = (connection: Connection): ReadModel =>
  defineModel<Stored<ReadState>>(connection, 'NotificationRead', schema, { erased: ['_id'] });
