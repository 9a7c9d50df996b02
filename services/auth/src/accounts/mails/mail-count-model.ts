import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { Schema, type Connection } from 'mongoose';

/** When mails went out to one address, or were asked for from one, of late. */
export interface MailCount {
  /** A keyed hash of whom it counts. */
  _id: string;
  sentAt: Date[];
  revision: number;
  staleAt: Date;
}
export type MailCountModel = RecordModel<MailCount>;

const mailCountSchema: Schema = new Schema(
  { _id: String, sentAt: [Date], revision: Number, staleAt: Date },
  { collection: 'mail_counts', versionKey: false },
);
mailCountSchema.index({ staleAt: 1 });

export const mailCountModel = (connection: Connection): MailCountModel =>
  defineModel<MailCount>(connection, 'MailCount', mailCountSchema, {
    kept: {
      _id: 'A keyed hash of an address, from which nobody is found; the sweep takes it once it counts nothing.',
    },
  });

export const staleMailCounts = (now: Date): Filter<MailCount> => ({ staleAt: { $lt: now } });
