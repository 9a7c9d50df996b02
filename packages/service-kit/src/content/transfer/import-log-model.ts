import { Schema, type Connection } from 'mongoose';
import { defineModel, type RecordModel } from '../../mongo/define-model.ts';
import type { LoggedImport } from './logged-import.ts';

export type ImportLogModel = RecordModel<LoggedImport>;

const leftField = { _id: false, path: String, text: { es: String, en: String } };

const fields = {
  _id: String,
  importId: String,
  actorId: String,
  at: Date,
  isDecided: Boolean,
  creates: [String],
  steps: String,
  outcomes: { type: [{ _id: false, id: String, left: [leftField] }], default: undefined },
  failedRounds: Number,
  lastFailedRoundAt: Date,
  endedAt: Date,
} as const;

/** @param names of the model and of its collection */
export const importLogModel = (
  connection: Connection,
  names: { model: string; collection: string },
): ImportLogModel =>
  defineModel<LoggedImport>(
    connection,
    names.model,
    new Schema(fields, { collection: names.collection, versionKey: false }),
    {
      kept: { actorId: 'Who imports stands here until the import is carried out, which takes seconds.' },
    },
  );
