import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { Schema, type Connection } from 'mongoose';

const hintUseSchema: Schema = new Schema(
  { _id: String, userId: String, exerciseId: String, nudge: Date, targeted: Date, example: Date },
  { collection: 'hint_uses', versionKey: false },
);
hintUseSchema.index({ userId: 1 });

export const hintUseModel = (connection: Connection): AnyModel => connection.model('HintUse', hintUseSchema);
