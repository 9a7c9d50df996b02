import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { PostRecord } from '../domain/post.ts';
import { writtenFields } from './written-fields.ts';

const postSchema: Schema = new Schema(
  {
    ...writtenFields,
    title: String,
    preview: String,
    categoryId: String,
    isSpanish: Boolean,
    topic: { type: { _id: false, kind: String, id: String }, default: null },
    attemptId: { type: String, default: null },
    lastActivityAt: Date,
    replyCount: Number,
    acceptedReplyId: { type: String, default: null },
    meTooCount: Number,
    terms: [String],
    titleTerms: [String],
    importedHash: { type: String, default: null },
    ...outboxFields,
  },
  { collection: 'posts', versionKey: false },
);
// Nearly every post is visible: lists walk these in their order and leave out the few that are not.
postSchema.index({ createdAt: -1, _id: -1 });
postSchema.index({ categoryId: 1, createdAt: -1, _id: -1 });
postSchema.index({ userId: 1, createdAt: -1, _id: -1 });
postSchema.index({ 'topic.id': 1, createdAt: -1, _id: -1 });
// What is counted for the figures and the categories, from the index alone.
postSchema.index({ status: 1, categoryId: 1 });
postSchema.index({ terms: 1 });
postSchema.index({ titleTerms: 1 });

export type PostModel = RecordModel<Stored<PostRecord>>;

export const postModel = (connection: Connection): PostModel =>
  defineModel<Stored<PostRecord>>(connection, 'Post', postSchema, { erased: ['userId'] });
