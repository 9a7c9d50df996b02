import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { FeedRecord } from '../domain/feed.ts';

/** A feed with the lease of the replica that is fetching it. */
export interface FeedRow extends FeedRecord {
  leaseToken?: string;
  leaseUntil?: Date;
}

export type FeedModel = RecordModel<Stored<FeedRow>>;

const schema: Schema = new Schema(
  {
    _id: String,
    url: String,
    title: String,
    language: String,
    isPaused: Boolean,
    isConfigured: Boolean,
    createdAt: Date,
    updatedAt: Date,
    etag: String,
    lastModified: String,
    lastFetchAt: Date,
    lastSuccessAt: Date,
    nextFetchAt: Date,
    lastError: { type: { _id: false, code: String, status: Number } },
    failures: Number,
    isAsked: Boolean,
    deletedAt: Date,
    leaseToken: String,
    leaseUntil: Date,
    ...outboxFields,
  },
  { collection: 'feeds', versionKey: false },
);
schema.index({ nextFetchAt: 1 });

export const feedModel = (connection: Connection): FeedModel =>
  defineModel<Stored<FeedRow>>(connection, 'Feed', schema);
