import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { GapMark } from '../domain/tutor-gap.ts';

export type GapMarkModel = RecordModel<GapMark>;

const gapMarkSchema: Schema = new Schema(
  { _id: String, gap: String, kind: String, place: Schema.Types.Mixed, lastDay: String },
  { collection: 'tutor_gap_marks', versionKey: false },
);
gapMarkSchema.index({ lastDay: 1 });
gapMarkSchema.index({ gap: 1 });

/** The `_id` is a member's keyed hash. */
export const gapMarkModel = (connection: Connection): GapMarkModel =>
  defineModel<GapMark>(connection, 'TutorGapMark', gapMarkSchema, { erased: ['_id'] });
