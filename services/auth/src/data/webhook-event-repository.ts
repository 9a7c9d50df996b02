import { Schema, type Connection, type Model } from 'mongoose';
import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { Notice, ProviderName } from '../payments/provider-port.ts';

export type WebhookOutcome = 'settled' | 'unknown' | 'ignored';

/** One message of a provider: that something of a customer changed. What it says beyond that is not kept. */
export interface WebhookEvent {
  /** `<provider>:<the provider's id>`, so that one delivered twice is one. */
  _id: string;
  provider: ProviderName;
  type: string;
  customerId: string | null;
  createdAt: Date;
  receivedAt: Date;
  /** When it may be taken, or taken again; absent once it is handled. */
  dueAt?: Date;
  attempts: number;
  handledAt: Date | null;
  outcome: WebhookOutcome | null;
}
export type WebhookEventModel = Model<WebhookEvent>;

const webhookEventSchema = new Schema(
  {
    _id: String,
    provider: String,
    type: { type: String },
    customerId: { type: String, default: null },
    createdAt: Date,
    receivedAt: Date,
    dueAt: Date,
    attempts: { type: Number, default: 0 },
    handledAt: { type: Date, default: null },
    outcome: { type: String, default: null },
  },
  { collection: 'webhook_events', versionKey: false },
);
webhookEventSchema.index({ dueAt: 1 }, { sparse: true });
webhookEventSchema.index({ customerId: 1 });
webhookEventSchema.index({ handledAt: 1 });

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createWebhookEventModel = (connection: Connection): WebhookEventModel =>
  connection.model('WebhookEvent', webhookEventSchema) as unknown as WebhookEventModel;

const keepHandledMs = 60 * 86_400_000;

/** Messages handled so long ago that no provider delivers them again. */
export const oldWebhookEvents = (now: Date): Record<string, unknown> => ({
  handledAt: { $ne: null, $lt: new Date(now.getTime() - keepHandledMs) },
});

interface Lease {
  now: Date;
  leaseMs: number;
}

export interface WebhookEventRepository {
  /** Keeps a message once; false where it was kept before. */
  add(provider: ProviderName, notice: Notice, now: Date): Promise<boolean>;
  /** Takes the longest due message and those of the same customer that are due too; empty where none is. */
  claim(provider: ProviderName, lease: Lease): Promise<WebhookEvent[]>;
  handled(ids: readonly string[], outcome: WebhookOutcome, now: Date): Promise<void>;
  /** Lets them be taken again from then on. */
  postpone(ids: readonly string[], dueAt: Date): Promise<void>;
}

const mostOfOneCustomer = 200;

export const createWebhookEventRepository = (model: WebhookEventModel): WebhookEventRepository => ({
  add: async (provider, { id, type, customerId, createdAt }, now) => {
    const event: WebhookEvent = {
      _id: `${provider}:${id}`,
      provider,
      type,
      customerId,
      createdAt,
      receivedAt: now,
      dueAt: now,
      attempts: 0,
      handledAt: null,
      outcome: null,
    };
    try {
      await withDuplicateKeys(() => model.create(event));
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  },

  claim: async (provider, { now, leaseMs }) => {
    const due = { provider, dueAt: { $ne: null, $lte: now } };
    const taken = { $set: { dueAt: new Date(now.getTime() + leaseMs) }, $inc: { attempts: 1 } };
    const first = await model
      .findOneAndUpdate(due, taken, { sort: { dueAt: 1 }, returnDocument: 'after' })
      .lean<WebhookEvent>();
    if (first === null) return [];
    if (first.customerId === null) return [first];
    // Read before they are taken: what is settled for all of them must have happened before.
    const others = await model
      .find({ ...due, customerId: first.customerId })
      .limit(mostOfOneCustomer)
      .lean<WebhookEvent[]>();
    const ids = others.map(({ _id }) => _id);
    if (ids.length > 0) await model.updateMany({ ...due, _id: { $in: ids } }, taken);
    return [first, ...others];
  },

  handled: async (ids, outcome, now) => {
    await model.updateMany(
      { _id: { $in: ids }, handledAt: null },
      { $set: { handledAt: now, outcome }, $unset: { dueAt: 1 } },
    );
  },

  postpone: async (ids, dueAt) => {
    await model.updateMany({ _id: { $in: ids }, handledAt: null }, { $set: { dueAt } });
  },
});
