import { Schema, type Connection } from 'mongoose';
import { defineModel, type RecordModel } from '../mongo/define-model.ts';
import type { Filter } from '../mongo/record-query.ts';

/** What has been counted for one key since its window began. */
export interface LimitCount {
  /** A keyed hash of whom it counts. */
  _id: string;
  count: number;
  /** Keyed hashes of what is counted, where it may be sent again; missing where it has none such. */
  countedIds?: string[];
  /** When the window is over: the first to come after that begins another. */
  endsAt: Date;
}
export type LimitCountModel = RecordModel<LimitCount>;

const limitCountSchema: Schema = new Schema(
  { _id: String, count: Number, countedIds: { type: [String], default: undefined }, endsAt: Date },
  { collection: 'limit_counts', versionKey: false },
);
limitCountSchema.index({ endsAt: 1 });

/** The counts of a service's shared limits, in its own database. */
export const limitCountModel = (connection: Connection): LimitCountModel =>
  defineModel<LimitCount>(connection, 'LimitCount', limitCountSchema);

/** For the sweep: counts whose window is over. */
export const endedLimitCounts = (now: Date): Filter<LimitCount> => ({ endsAt: { $lt: now } });
