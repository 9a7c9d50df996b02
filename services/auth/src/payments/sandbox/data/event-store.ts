import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { WaitingFact } from './customer-store.ts';
import { sandboxKeeps } from './sandbox-keeps.ts';

/** A signed message to the academy, until it is delivered and for a while after. */
export interface SandboxEvent {
  _id: string;
  customerId: string;
  type: string;
  objectId: string;
  createdAt: Date;
  attempts: number;
  /** When to try (again); absent once delivered. While somebody tries, the end of their lease. */
  nextAt?: Date;
  deliveredAt: Date | null;
  /** Why the last try failed. */
  failure: string | null;
}

export type SandboxEventModel = RecordModel<SandboxEvent>;

const eventSchema: Schema = new Schema(
  {
    _id: String,
    customerId: String,
    type: { type: String },
    objectId: String,
    createdAt: Date,
    attempts: Number,
    nextAt: Date,
    deliveredAt: { type: Date, default: null },
    failure: { type: String, default: null },
  },
  { collection: 'sandbox_events', versionKey: false },
);
eventSchema.index({ nextAt: 1 });
eventSchema.index({ customerId: 1, createdAt: -1 });
eventSchema.index({ deliveredAt: 1 });

export const sandboxEventModel = (connection: Connection): SandboxEventModel =>
  defineModel<SandboxEvent>(connection, 'SandboxEvent', eventSchema, { kept: { customerId: sandboxKeeps } });

export interface SandboxEventStore {
  /** Adds those that are not there yet, to be delivered at once. */
  add(customerId: string, facts: readonly WaitingFact[]): Promise<void>;
  /** Takes one that is due, so that no other replica does before the lease ends; null when none is. */
  claim(leaseMs: number): Promise<SandboxEvent | null>;
  delivered(id: string): Promise<void>;
  failed(id: string, failure: string, retryInMs: number): Promise<void>;
  /** A customer's newest. */
  latest(customerId: string, count: number): Promise<SandboxEvent[]>;
}

export const createSandboxEventStore = (model: SandboxEventModel): SandboxEventStore => ({
  add: async (customerId, facts) => {
    const fresh = { attempts: 0, nextAt: new Date(), deliveredAt: null, failure: null };
    for (const { id, type, objectId, createdAt } of facts) {
      const made = { customerId, type, objectId, createdAt, ...fresh };
      await model.updateOne({ _id: id }, { $setOnInsert: made }, { upsert: true });
    }
  },
  claim: (leaseMs) =>
    model
      .findOneAndUpdate(
        { nextAt: { $lte: new Date() } },
        { $set: { nextAt: new Date(Date.now() + leaseMs) }, $inc: { attempts: 1 } },
        { sort: { nextAt: 1 }, returnDocument: 'after' },
      )
      .lean(),
  delivered: async (id) => {
    const done = { $set: { deliveredAt: new Date(), failure: null }, $unset: { nextAt: 1 as const } };
    await model.updateOne({ _id: id }, done);
  },
  failed: async (id, failure, retryInMs) => {
    const nextAt = new Date(Date.now() + retryInMs);
    await model.updateOne({ _id: id, deliveredAt: null }, { $set: { nextAt, failure } });
  },
  latest: (customerId, count) =>
    model.find({ customerId }).sort({ createdAt: -1, _id: -1 }).limit(count).lean(),
});
