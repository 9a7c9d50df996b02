import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { AuditDay } from './audit-day.ts';

export type AuditDayModel = RecordModel<AuditDay>;

const auditDaySchema: Schema = new Schema(
  {
    _id: String,
    service: String,
    day: String,
    entries: Number,
    last: String,
    closedAt: Date,
    before: { type: { id: String, seal: String }, _id: false },
    seal: String,
  },
  { collection: 'audit_days', versionKey: false },
);
auditDaySchema.index({ service: 1, day: 1 });
auditDaySchema.index({ closedAt: 1, day: 1 });

export const auditDayModel = (connection: Connection): AuditDayModel =>
  defineModel<AuditDay>(connection, 'AuditDay', auditDaySchema);
