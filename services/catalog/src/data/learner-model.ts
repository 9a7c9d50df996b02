import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { Schema, type Connection } from 'mongoose';

const learnerSchema: Schema = new Schema(
  { _id: String, firstName: String, lastName: String, plan: String, sequence: Number, removed: Boolean },
  { collection: 'learners', versionKey: false },
);

export const learnerModel = (connection: Connection): AnyModel => connection.model('Learner', learnerSchema);
