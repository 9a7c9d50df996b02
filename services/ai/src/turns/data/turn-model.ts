import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** Whose turn runs, on whichever replica. */
export interface TurnRow {
  /** The person's id. */
  _id: string;
  /** Names this one turn: a turn that lost its lease must not end the next one. */
  holder: string;
  /** Unless renewed: the process that ran it has died by then. */
  expiresAt: Date;
}

const turnSchema: Schema = new Schema(
  { _id: String, holder: String, expiresAt: Date },
  { collection: 'turns', versionKey: false },
);
turnSchema.index({ expiresAt: 1 });

export type TurnModel = RecordModel<TurnRow>;

export const turnModel = (connection: Connection): TurnModel =>
  defineModel<TurnRow>(connection, 'Turn', turnSchema);
