import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { NewsRecord } from '../domain/news.ts';

export interface NewsRow extends NewsRecord {
  /** Of the event that it was last taken from; only the academy's own has one. */
  sequence?: number;
  /** Withdrawn: nothing but the id and the sequence is left. */
  removed?: boolean;
}

export type NewsModel = RecordModel<NewsRow>;

const schema: Schema = new Schema(
  {
    _id: String,
    origin: String,
    languages: [String],
    titleEs: String,
    titleEn: String,
    descriptionEs: String,
    descriptionEn: String,
    url: String,
    category: String,
    source: String,
    publishedAt: Date,
    feedId: String,
    storyKey: String,
    sequence: Number,
    removed: Boolean,
  },
  { collection: 'news', versionKey: false },
);
schema.index({ publishedAt: -1, _id: -1 });
schema.index({ origin: 1, publishedAt: -1 });
schema.index({ storyKey: 1 }, { sparse: true });
schema.index({ feedId: 1 }, { sparse: true });

export const newsModel = (connection: Connection): NewsModel =>
  defineModel<NewsRow>(connection, 'NewsItem', schema);
