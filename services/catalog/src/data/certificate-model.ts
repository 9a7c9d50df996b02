import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { CertificateRecord } from '../domain/certificate.ts';

const certificateSchema: Schema = new Schema(
  {
    _id: String,
    code: String,
    userId: String,
    courseId: String,
    name: String,
    courseTitleEs: String,
    courseTitleEn: String,
    terms: [String],
    lessonCount: Number,
    exerciseCount: Number,
    completedAt: Date,
    issuedAt: Date,
    revokedAt: { type: Date, default: null },
    revokedReason: { type: String, default: null },
    ...outboxFields,
  },
  { collection: 'certificates', versionKey: false },
);
certificateSchema.index({ code: 1 }, { unique: true });
certificateSchema.index({ userId: 1 });
// Staff's list, by what it is sorted and filtered by.
// Led by the mark of removal, which each of these lists asks for: the store counts them by index entries alone.
certificateSchema.index({ removedAt: 1, issuedAt: -1, _id: -1 });
certificateSchema.index({ removedAt: 1, revokedAt: -1, _id: -1 });
certificateSchema.index({ removedAt: 1, terms: 1 });
certificateSchema.index({ removedAt: 1, courseId: 1, issuedAt: -1, _id: -1 });
certificateSchema.index({ completedAt: -1, _id: -1 });
for (const field of ['code', 'name', 'courseId', 'courseTitleEs', 'courseTitleEn'])
  certificateSchema.index({ [field]: 1, _id: 1 });

export type CertificateModel = RecordModel<Stored<CertificateRecord>>;

export const certificateModel = (connection: Connection): CertificateModel =>
  defineModel<Stored<CertificateRecord>>(connection, 'Certificate', certificateSchema, {
    erased: ['userId'],
  });
