import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Choices } from '../domain/preferences.ts';

/** What a member chose; `_id` is their user id. */
interface PreferenceRow {
  _id: string;
  choices: Choices;
}

export type PreferenceModel = RecordModel<PreferenceRow>;

const schema: Schema = new Schema(
  { _id: String, choices: { type: Schema.Types.Mixed, default: {} } },
  { collection: 'notification_preferences', versionKey: false, minimize: false },
);
// Few members choose these two, and each digest or new document looks for all of them.
schema.index({ 'choices.weekly_digest_mail': 1, _id: 1 }, { sparse: true });
schema.index({ 'choices.new_document_mail': 1, _id: 1 }, { sparse: true });

export const preferenceModel = (connection: Connection): PreferenceModel =>
  defineModel<PreferenceRow>(connection, 'NotificationPreference', schema, { erased: ['_id'] });
