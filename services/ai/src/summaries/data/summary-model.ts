import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** The summary of a course in one language, as it was made of one version of the course. */
export interface SummaryRecord {
  /** `<course id>:<language>`. */
  _id: string;
  /** Of the course, its lessons, and who answers. */
  version: string;
  document: string;
  answeredBy: AnsweredBy;
  generatedAt: Date;
}

const summarySchema: Schema = new Schema(
  {
    _id: String,
    version: String,
    document: String,
    answeredBy: { type: { _id: false, kind: String, model: { type: String, default: undefined } } },
    generatedAt: Date,
  },
  { collection: 'summaries', versionKey: false },
);

export type SummaryModel = RecordModel<SummaryRecord>;

export const summaryModel = (connection: Connection): SummaryModel =>
  defineModel<SummaryRecord>(connection, 'Summary', summarySchema);
