import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

export interface AcademyHold {
  id: string;
  tokens: number;
  expiresAt: Date;
}

/** What all members together spend on models in one day. */
export interface AcademyDay {
  /** `2026-11-22`. */
  _id: string;
  /** Spent and reserved, in tokens. */
  taken: number;
  /** The reserved part, by call. */
  holds: AcademyHold[];
}

const holdSchema: Schema = new Schema({ id: String, tokens: Number, expiresAt: Date }, { _id: false });

const academyDaySchema: Schema = new Schema(
  { _id: String, taken: Number, holds: [holdSchema] },
  { collection: 'academy_days', versionKey: false },
);

export type AcademyDayModel = RecordModel<AcademyDay>;

export const academyDayModel = (connection: Connection): AcademyDayModel =>
  defineModel<AcademyDay>(connection, 'AcademyDay', academyDaySchema);
