import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { taskFields, taskIndexes } from '@academy/service-kit/work-queue/task.ts';
import { Schema, type Connection } from 'mongoose';
import type { Mail } from '../domain/mail.ts';

export type MailModel = RecordModel<Stored<Mail>>;

const schema: Schema = new Schema(
  {
    ...taskFields,
    template: String,
    userId: { type: String, default: null },
    sealedAddress: { type: String, default: null },
    sealedValues: { type: String, default: null },
    language: { type: String, default: null },
    timeZone: { type: String, default: null },
    validUntil: { type: Date, default: null },
    createdAt: Date,
    about: { type: String, default: null },
    requestedAt: { type: Date, default: null },
    recipient: { type: String, default: null },
    outcome: { type: String, default: null },
    resentAt: { type: Date, default: null },
    ...outboxFields,
  },
  { collection: 'mails', versionKey: false },
);
for (const [fields, options] of taskIndexes) schema.index(fields, options);
schema.index({ userId: 1 });
// Staff's list, by what it is sorted and filtered by.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ template: 1, _id: 1 });
schema.index({ template: 1, createdAt: -1, _id: -1 });
schema.index({ attempts: -1, _id: -1 });
schema.index({ outcome: 1, createdAt: -1, _id: -1 });

/** The mails to be sent, and what came of those that were. */
export const mailModel = (connection: Connection): MailModel =>
  defineModel<Stored<Mail>>(connection, 'Mail', schema, { erased: ['userId'] });
