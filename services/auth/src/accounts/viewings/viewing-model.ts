import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { Viewing } from './viewing.ts';

export type ViewingModel = RecordModel<Stored<Viewing>>;

const viewingSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    accountVersion: Number,
    viewerId: String,
    viewerSessionId: String,
    reason: String,
    code: { type: { _id: false, tokenHash: String, until: Date } },
    createdAt: Date,
    expiresAt: Date,
    startedAt: Date,
    endedAt: Date,
    end: String,
    openSlot: String,
    ...outboxFields,
  },
  { collection: 'viewings', versionKey: false },
);
viewingSchema.index({ userId: 1, createdAt: -1 });
viewingSchema.index({ openSlot: 1 }, { unique: true, sparse: true });
viewingSchema.index({ createdAt: 1 });

/** Viewings older than the audit log. */
export const outdatedViewings = (now: Date): Filter<Stored<Viewing>> => ({
  createdAt: { $lt: keptSince('viewings', now) },
  outboxPending: null,
});

export const viewingModel = (connection: Connection): ViewingModel =>
  defineModel<Stored<Viewing>>(connection, 'Viewing', viewingSchema, {
    erased: ['userId'],
    kept: {
      viewerId:
        'Who viewed an account can be looked up for as long as the audit log says so, by an id alone.',
    },
  });
