import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** Which automations this academy got by itself: one record for all replicas, for good. */
export interface Seeding {
  _id: 'automations';
  /** The types that are active from the first start on; none where the academy was in use before it had a seeding. */
  activeTypes: string[];
  /** The types that are never created again, whatever staff do with them. */
  doneTypes: string[];
}

export type SeedingModel = RecordModel<Seeding>;

const schema: Schema = new Schema(
  { _id: String, activeTypes: [String], doneTypes: [String] },
  { collection: 'seedings', versionKey: false },
);

export const seedingModel = (connection: Connection): SeedingModel =>
  defineModel<Seeding>(connection, 'Seeding', schema);
