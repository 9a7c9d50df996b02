import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Reply } from '../domain/reply.ts';

type ReplyRow = Partial<Reply> & { _id: string; sequence: number };
export type ReplyModel = RecordModel<ReplyRow>;

const schema: Schema = new Schema(
  {
    _id: String,
    postId: String,
    postTitle: String,
    postAuthorId: String,
    authorId: String,
    subscriberIds: { type: [String], default: undefined },
    repliedAt: Date,
    status: String,
    announcedAt: Date,
    changedAt: Date,
    sequence: Number,
  },
  { collection: 'replies', versionKey: false },
);
schema.index({ changedAt: 1 });
schema.index({ authorId: 1 });
schema.index({ postAuthorId: 1 });
schema.index({ subscriberIds: 1 });

/** Replies of the forum with those whom they concern, for as long as they may be news. */
export const replyModel = (connection: Connection): ReplyModel =>
  defineModel<ReplyRow>(connection, 'Reply', schema, {
    erased: ['authorId', 'postAuthorId', 'subscriberIds'],
  });
