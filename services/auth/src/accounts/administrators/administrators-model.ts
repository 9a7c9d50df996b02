import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { AdministratorEntry } from './administrators.ts';

/** The one list of administrators. */
export interface AdministratorsRecord {
  _id: string;
  revision: number;
  entries: AdministratorEntry[];
}
export type AdministratorsModel = RecordModel<AdministratorsRecord>;

const administratorsSchema: Schema = new Schema(
  {
    _id: String,
    revision: Number,
    entries: [{ _id: false, id: String, version: Number, counts: Boolean }],
  },
  { collection: 'administrators', versionKey: false },
);

export const administratorsModel = (connection: Connection): AdministratorsModel =>
  defineModel<AdministratorsRecord>(connection, 'Administrators', administratorsSchema, {
    kept: {
      'entries.id':
        'That the account was permitted to go is remembered, so that no late write counts it again.',
    },
  });
