import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { AutomationState } from '../domain/automation.ts';

export type AutomationModel = RecordModel<Stored<AutomationState>>;

const schema: Schema = new Schema(
  {
    _id: String,
    type: { type: String },
    isActive: Boolean,
    intervalMs: Number,
    nextRunAt: Date,
    lastRunAt: Date,
    createdAt: Date,
    ...outboxFields,
  },
  { collection: 'automations', versionKey: false },
);
schema.index({ nextRunAt: 1 });

export const automationModel = (connection: Connection): AutomationModel =>
  defineModel<Stored<AutomationState>>(connection, 'Automation', schema);
