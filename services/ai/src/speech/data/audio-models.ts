import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** What is known of a cached segment, apart from its bytes so that counting them reads no audio. */
export interface AudioEntry {
  /** The key of its audio. */
  _id: string;
  bytes: number;
  usedAt: Date;
}

/** A segment of speech: some hundred kilobytes, so it fits into one document. */
export interface AudioBytes {
  _id: string;
  mp3: Buffer;
}

const entrySchema: Schema = new Schema(
  { _id: String, bytes: Number, usedAt: Date },
  { collection: 'speech_entries', versionKey: false },
);
entrySchema.index({ usedAt: 1 });

const bytesSchema: Schema = new Schema(
  { _id: String, mp3: Buffer },
  { collection: 'speech_audio', versionKey: false },
);

export interface AudioModels {
  entries: RecordModel<AudioEntry>;
  bytes: RecordModel<AudioBytes>;
}

export const audioModels = (connection: Connection): AudioModels => ({
  entries: defineModel<AudioEntry>(connection, 'AudioEntry', entrySchema),
  bytes: defineModel<AudioBytes>(connection, 'AudioBytes', bytesSchema),
});
