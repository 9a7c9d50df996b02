import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** An automation as the scheduler last published it. */
export interface KnownAutomation {
  _id: string;
  type: string;
  isActive: boolean;
  sequence: number;
  removed?: boolean;
}

export type AutomationModel = RecordModel<KnownAutomation>;

const schema: Schema = new Schema(
  { _id: String, type: { type: String }, isActive: Boolean, sequence: Number, removed: Boolean },
  { collection: 'automations', versionKey: false },
);

export const automationModel = (connection: Connection): AutomationModel =>
  defineModel<KnownAutomation>(connection, 'Automation', schema);
