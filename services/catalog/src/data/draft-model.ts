import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { Schema, type Connection } from 'mongoose';

const draftSchema: Schema = new Schema(
  { _id: String, userId: String, exerciseId: String, text: String, version: Number, updatedAt: Date },
  { collection: 'drafts', versionKey: false },
);
draftSchema.index({ userId: 1, exerciseId: 1 });

export const draftModel = (connection: Connection): AnyModel => connection.model('Draft', draftSchema);
