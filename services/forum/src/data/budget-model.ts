import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** What one member has written and reported within one hour. */
export interface Budget {
  /** `<userId>:<hour>`. */
  _id: string;
  userId: string;
  /** Of each kind, missing where there was none. */
  posts?: number;
  replies?: number;
  flags?: number;
  edits?: number;
  /** Flags that help to hide a text. */
  weighingFlags?: number;
  /** What is counted already, by the ids that clients made or of the cases; missing where the hour has none. */
  countedIds?: string[];
  endsAt: Date;
}

const budgetSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    posts: Number,
    replies: Number,
    flags: Number,
    edits: Number,
    weighingFlags: Number,
    countedIds: { type: [String], default: undefined },
    endsAt: Date,
  },
  { collection: 'writings', versionKey: false },
);
budgetSchema.index({ endsAt: 1 });
budgetSchema.index({ userId: 1 });

export type BudgetModel = RecordModel<Budget>;

export const budgetModel = (connection: Connection): BudgetModel =>
  defineModel<Budget>(connection, 'Budget', budgetSchema, { erased: ['userId'] });
