import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { ReplyRecord } from '../domain/reply.ts';
import { writtenFields } from './written-fields.ts';

const replySchema: Schema = new Schema(
  { ...writtenFields, postId: String, ...outboxFields },
  { collection: 'replies', versionKey: false },
);
replySchema.index({ postId: 1, createdAt: 1, _id: 1 });
// Counts what is visible, and finds the newest of it, without reading the replies.
replySchema.index({ postId: 1, status: 1, createdAt: 1 });
replySchema.index({ userId: 1, createdAt: -1 });
replySchema.index({ status: 1, createdAt: -1 });

export type ReplyModel = RecordModel<Stored<ReplyRecord>>;

export const replyModel = (connection: Connection): ReplyModel =>
  defineModel<Stored<ReplyRecord>>(connection, 'Reply', replySchema, { erased: ['userId'] });
