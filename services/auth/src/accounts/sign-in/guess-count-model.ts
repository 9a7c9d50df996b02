import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { Schema, type Connection } from 'mongoose';
import { longestPauseMs, type Guesses } from './guesses.ts';

/** Attempts in a window that began with the first. */
interface GuessWindow {
  count: number;
  endsAt: Date;
}

/** A window of an address, or of an account at one address or browser; or the guesses at an account, from wherever. */
export interface GuessCount extends Partial<GuessWindow>, Partial<Guesses> {
  /** A keyed hash of whom it counts. */
  _id: string;
}
export type GuessCountModel = RecordModel<GuessCount>;

const guessCountSchema: Schema = new Schema(
  { _id: String, count: Number, endsAt: Date, wornOffAt: Number, nextAt: Number },
  { collection: 'guess_counts', versionKey: false },
);
guessCountSchema.index({ endsAt: 1 });
guessCountSchema.index({ wornOffAt: 1 });

export const guessCountModel = (connection: Connection): GuessCountModel =>
  defineModel<GuessCount>(connection, 'GuessCount', guessCountSchema, {
    kept: {
      _id: 'A keyed hash of an account or an address, from which nobody is found; the sweep takes it once it slows nobody down.',
    },
  });

/** For the sweep: windows that are over. */
export const endedGuessWindows = (now: Date): Filter<GuessCount> => ({ endsAt: { $lt: now } });

/** For the sweep: counts that slow nobody down any more. */
export const wornOffGuessCounts = (now: Date): Filter<GuessCount> => ({
  wornOffAt: { $lt: now.getTime() - longestPauseMs },
});
