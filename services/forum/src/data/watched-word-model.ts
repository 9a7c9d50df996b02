import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { WatchedWord } from '../domain/watched-words/watched-word.ts';

const watchedWordSchema: Schema = new Schema(
  {
    _id: String,
    phrase: String,
    language: String,
    action: String,
    updatedAt: Date,
    ...outboxFields,
  },
  { collection: 'watched_words', versionKey: false },
);

export type WatchedWordModel = RecordModel<Stored<WatchedWord>>;

export const watchedWordModel = (connection: Connection): WatchedWordModel =>
  defineModel<Stored<WatchedWord>>(connection, 'WatchedWord', watchedWordSchema, {});
