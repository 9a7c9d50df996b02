import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Account } from '../domain/account.ts';

export interface AccountRow extends Account {
  /** The person's id. */
  _id: string;
  /** Rises with every write, so that of two at once one reads again. */
  version: number;
  changedAt: Date;
}

const holdSchema: Schema = new Schema(
  { id: String, day: String, lane: String, tokens: Number, expiresAt: Date },
  { _id: false },
);

const accountSchema: Schema = new Schema(
  {
    _id: String,
    version: Number,
    day: String,
    spent: Number,
    minute: Number,
    callsThisMinute: Number,
    holds: [holdSchema],
    changedAt: Date,
  },
  { collection: 'budgets', versionKey: false },
);
accountSchema.index({ changedAt: 1 });

export type AccountModel = RecordModel<AccountRow>;

export const accountModel = (connection: Connection): AccountModel =>
  defineModel<AccountRow>(connection, 'BudgetAccount', accountSchema, { erased: ['_id'] });
