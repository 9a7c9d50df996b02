import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { AnnouncementReads, AnnouncementState } from '../domain/announcement.ts';

export type AnnouncementModel = RecordModel<Stored<AnnouncementState>>;

const schema: Schema = new Schema(
  {
    _id: String,
    activity: String,
    text: String,
    thingId: String,
    subject: { type: { _id: false, es: String, en: String } },
    link: String,
    createdAt: Date,
    isWithdrawn: Boolean,
    sequence: Number,
    ...outboxFields,
  },
  { collection: 'announcements', versionKey: false },
);
schema.index({ createdAt: -1, _id: -1 });

export const announcementModel = (connection: Connection): AnnouncementModel =>
  defineModel<Stored<AnnouncementState>>(connection, 'Announcement', schema);

/** What a member has read of them; `_id` is their user id. */
type ReadsRow = AnnouncementReads & { _id: string };
export type AnnouncementReadsModel = RecordModel<ReadsRow>;

const readsSchema: Schema = new Schema(
  { _id: String, upTo: { type: Date, default: new Date(0) }, ids: { type: [String], default: [] } },
  { collection: 'announcement_reads', versionKey: false },
);

export const announcementReadsModel = (connection: Connection): AnnouncementReadsModel =>
  defineModel<ReadsRow>(connection, 'AnnouncementReads', readsSchema, { erased: ['_id'] });
