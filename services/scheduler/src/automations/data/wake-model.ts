import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

export const wakeCollection = 'agenda_jobs';

const schema: Schema = new Schema({}, { collection: wakeCollection, versionKey: false, strict: false });
schema.index({ name: 1, nextRunAt: 1, priority: -1, lockedAt: 1, disabled: 1 });

/** Where agenda keeps its job. Only its index is ours: what is in it is read and written by agenda alone. */
export const wakeModel = (connection: Connection): RecordModel<{ _id: string }> =>
  defineModel<{ _id: string }>(connection, 'Wake', schema);
