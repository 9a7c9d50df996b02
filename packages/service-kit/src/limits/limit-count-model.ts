import { Schema, type Connection } from 'mongoose';
import { defineModel, type RecordModel } from '../mongo/define-model.ts';
import type { MembersIn } from '../mongo/members-in.ts';
import type { Filter } from '../mongo/record-query.ts';

/** What has been counted for one key since its window began. */
export interface LimitCount {
  /** Whom it counts: their id or a keyed hash, as the service chooses. */
  _id: string;
  count: number;
  /** What is counted, or its keyed hashes, where it may be sent again; missing where it has none such. */
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

const kept = {
  _id: 'A keyed hash of whom it counts, from which nobody is found; the sweep takes it once its window is over.',
};

/** The counts of a service's shared limits, in its own database; `members` as in `defineModel`, where keys are no hashes. */
export const limitCountModel = (
  connection: Connection,
  members: Partial<MembersIn> = { kept },
): LimitCountModel => defineModel<LimitCount>(connection, 'LimitCount', limitCountSchema, members);

/** For the sweep: counts whose window is over. */
export const endedLimitCounts = (now: Date): Filter<LimitCount> => ({ endsAt: { $lt: now } });
