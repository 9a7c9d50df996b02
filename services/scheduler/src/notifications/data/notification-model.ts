import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { NotificationState } from '../domain/notification.ts';

export type NotificationModel = RecordModel<Stored<NotificationState>>;

const schema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    activity: String,
    text: String,
    thingId: String,
    subject: { type: { _id: false, es: String, en: String } },
    actorId: String,
    note: String,
    at: Date,
    link: String,
    weekly: Schema.Types.Mixed,
    dueExercises: Number,
    group: [String],
    isEmpty: Boolean,
    earlier: [String],
    inApp: Boolean,
    isWithdrawn: Boolean,
    createdAt: Date,
    readAt: Date,
    ...outboxFields,
  },
  { collection: 'notifications', versionKey: false },
);
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, readAt: 1 });
schema.index({ thingId: 1 });
schema.index({ actorId: 1 });
schema.index({ createdAt: 1 });

export const notificationModel = (connection: Connection): NotificationModel =>
  defineModel<Stored<NotificationState>>(connection, 'Notification', schema, {
    erased: ['userId', 'actorId'],
  });
