import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { MuteState } from '../domain/moderation/mute.ts';

const muteSchema: Schema = new Schema(
  {
    _id: String,
    until: Date,
    reason: String,
    by: { type: String, default: null },
    createdAt: Date,
    times: Number,
    name: { type: { _id: false, username: String, firstName: String, lastName: String } },
    decision: String,
    decisions: { type: [String], default: undefined },
    ...outboxFields,
  },
  { collection: 'mutes', versionKey: false },
);
muteSchema.index({ until: 1, _id: 1 });
muteSchema.index({ by: 1 });

export type MuteModel = RecordModel<Stored<MuteState>>;

export const muteModel = (connection: Connection): MuteModel =>
  defineModel<Stored<MuteState>>(connection, 'Mute', muteSchema, { erased: ['_id', 'by'] });
