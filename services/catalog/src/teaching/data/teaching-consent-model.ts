import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { TeachingConsentRecord } from '../domain/judged-attempt.ts';

const schema: Schema = new Schema(
  { _id: String, since: Date, leaving: { type: Boolean, index: { sparse: true } } },
  { collection: 'teaching_consents', versionKey: false },
);

export type TeachingConsentModel = RecordModel<TeachingConsentRecord>;

export const teachingConsentModel = (connection: Connection): TeachingConsentModel =>
  defineModel<TeachingConsentRecord>(connection, 'TeachingConsent', schema, { erased: ['_id'] });
