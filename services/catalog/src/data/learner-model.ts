import type { Plan } from '@academy/contracts/shared/people.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

interface LearnerRow {
  _id: string;
  firstName: string;
  lastName: string;
  plan: Plan;
  sequence: number;
  removed?: boolean;
}

const learnerSchema: Schema = new Schema(
  { _id: String, firstName: String, lastName: String, plan: String, sequence: Number, removed: Boolean },
  { collection: 'learners', versionKey: false },
);

export type LearnerModel = RecordModel<LearnerRow>;

export const learnerModel = (connection: Connection): LearnerModel =>
  defineModel<LearnerRow>(connection, 'Learner', learnerSchema);
