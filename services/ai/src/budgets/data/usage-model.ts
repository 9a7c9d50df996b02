import type { AiFeature } from '@academy/contracts/http/ai/budgets.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** What one feature cost on one day, of everybody: nothing in it belongs to a person. */
export interface UsageRow {
  /** `<day>-<feature>`. */
  _id: string;
  day: string;
  feature: AiFeature;
  calls: number;
  /** Those of `calls` that a model answered. */
  modelCalls: number;
  inputTokens: number;
  outputTokens: number;
  /** Of both token counts, what a model was paid for. */
  modelTokens: number;
}

const usageSchema: Schema = new Schema(
  {
    _id: String,
    day: String,
    feature: String,
    calls: Number,
    modelCalls: Number,
    inputTokens: Number,
    outputTokens: Number,
    modelTokens: Number,
  },
  { collection: 'usage', versionKey: false },
);
usageSchema.index({ day: 1 });

export type UsageModel = RecordModel<UsageRow>;

export const usageModel = (connection: Connection): UsageModel =>
  defineModel<UsageRow>(connection, 'AiUsage', usageSchema);
