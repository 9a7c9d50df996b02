import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { taskFields, taskIndexes } from '@academy/service-kit/work-queue/task.ts';
import { Schema, type Connection } from 'mongoose';
import type { NotificationTask } from '../domain/notification-task.ts';

const schema: Schema = new Schema(
  { ...taskFields, notificationId: String, userId: String },
  { collection: 'notification_tasks', versionKey: false },
);
for (const [fields, options] of taskIndexes) schema.index(fields, options);
schema.index({ userId: 1 });

export const notificationTaskModel = (connection: Connection): RecordModel<NotificationTask> =>
  defineModel<NotificationTask>(connection, 'NotificationTask', schema, { erased: ['userId'] });
