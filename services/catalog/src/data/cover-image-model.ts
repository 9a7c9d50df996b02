import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** An uploaded picture as it is kept. */
export interface CoverImageRecord {
  /** The hash of its bytes: the same picture is kept once. */
  _id: string;
  /** WebP. */
  bytes: Uint8Array;
  /** When it was last uploaded, or a course was last saved with it. */
  usedAt: Date;
}

const coverImageSchema: Schema = new Schema(
  { _id: String, bytes: Buffer, usedAt: { type: Date, index: true } },
  { collection: 'cover_images', versionKey: false },
);

export type CoverImageModel = RecordModel<CoverImageRecord>;

export const coverImageModel = (connection: Connection): CoverImageModel =>
  defineModel<CoverImageRecord>(connection, 'CoverImage', coverImageSchema);
