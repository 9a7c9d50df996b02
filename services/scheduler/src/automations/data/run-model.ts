import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { RunState } from '../domain/run.ts';

export type RunModel = RecordModel<Stored<RunState>>;

const schema: Schema = new Schema(
  {
    _id: String,
    automationId: String,
    type: { type: String },
    slot: Date,
    trigger: String,
    missedSlots: Number,
    staffLock: String,
    startedAt: Date,
    finishedAt: Date,
    awaited: [String],
    durationMs: Number,
    counts: Schema.Types.Mixed,
    error: { type: { _id: false, es: String, en: String } },
    ...outboxFields,
  },
  { collection: 'runs', versionKey: false, minimize: false },
);
schema.index({ automationId: 1, slot: -1 });
schema.index({ startedAt: 1 });
schema.index({ staffLock: 1 }, { unique: true, sparse: true });
// Every wake looks for runs that have not ended.
schema.index({ finishedAt: 1, startedAt: 1 });

/** The ledger of slots. */
export const runModel = (connection: Connection): RunModel =>
  defineModel<Stored<RunState>>(connection, 'Run', schema);
