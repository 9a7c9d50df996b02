import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** Whose lock is held, on whichever replica. */
export interface LockRow {
  /** The person's id. */
  _id: string;
  /** Names this one hold: who lost the lease must not end the next one. */
  holder: string;
  /** Unless renewed: the process that ran it has died by then. */
  expiresAt: Date;
}

const lockSchema: Schema = new Schema(
  { _id: String, holder: String, expiresAt: Date },
  { collection: 'turns', versionKey: false },
);
lockSchema.index({ expiresAt: 1 });

export type LockModel = RecordModel<LockRow>;

export const lockModel = (connection: Connection): LockModel =>
  defineModel<LockRow>(connection, 'PersonLock', lockSchema, {
    kept: { _id: 'A lock ends with its work, and that of a process that died is swept within minutes.' },
  });
