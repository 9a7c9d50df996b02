import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { Schema, type Connection } from 'mongoose';
import { longestPauseMs, type Guesses } from '../domain/guesses.ts';

export interface GuessCount extends Guesses {
  /** A keyed hash of whom it counts. */
  _id: string;
}
export type GuessCountModel = RecordModel<GuessCount>;

const guessCountSchema: Schema = new Schema(
  { _id: String, wornOffAt: Number, nextAt: Number },
  { collection: 'guess_counts', versionKey: false },
);
guessCountSchema.index({ wornOffAt: 1 });

export const guessCountModel = (connection: Connection): GuessCountModel =>
  defineModel<GuessCount>(connection, 'GuessCount', guessCountSchema);

/** For the sweep: counts that slow nobody down any more. */
export const wornOffGuessCounts = (now: Date): Filter<GuessCount> => ({
  wornOffAt: { $lt: now.getTime() - longestPauseMs },
});
