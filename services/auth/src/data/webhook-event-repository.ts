import { Schema, type Connection, type Model } from 'mongoose';
import { taskFields, taskIndexes, type Task } from '@academy/service-kit/work-queue/task.ts';
import { createTaskStore, type TaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { Notice, ProviderName } from '../payments/provider-port.ts';

export type WebhookOutcome = 'settled' | 'unknown' | 'ignored';

/**
 * One message of a provider: that something of a customer changed. What it says beyond that is not kept. Its id is
 * `<provider>:<the provider's id>`, so that one delivered twice is one.
 */
export interface WebhookEvent extends Task {
  provider: ProviderName;
  type: string;
  /** Also the task's key: one customer's messages are handled by one worker at a time. */
  customerId: string | null;
  createdAt: Date;
  receivedAt: Date;
  outcome: WebhookOutcome | null;
}
export type WebhookEventModel = Model<WebhookEvent>;

const webhookEventSchema = new Schema(
  {
    ...taskFields,
    provider: String,
    type: { type: String },
    customerId: { type: String, default: null },
    createdAt: Date,
    receivedAt: Date,
    outcome: { type: String, default: null },
  },
  { collection: 'webhook_events', versionKey: false },
);
for (const [fields, kind] of taskIndexes) webhookEventSchema.index(fields, kind);

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createWebhookEventModel = (connection: Connection): WebhookEventModel =>
  connection.model('WebhookEvent', webhookEventSchema) as unknown as WebhookEventModel;

const keepHandledMs = 60 * 86_400_000;

/** Messages handled so long ago that no provider delivers them again. */
export const oldWebhookEvents = (now: Date): Record<string, unknown> => ({
  handledAt: { $ne: null, $lt: new Date(now.getTime() - keepHandledMs) },
});

export interface InboxOptions {
  leaseMs: number;
  now: () => Date;
}

export interface WebhookEventRepository {
  /** Keeps a message once; false where it was kept before. */
  add(provider: ProviderName, notice: Notice, now: Date): Promise<boolean>;
  /** The messages of this provider as tasks; those of one customer that are due are taken together. */
  inbox(provider: ProviderName, options: InboxOptions): TaskStore<WebhookEvent>;
}

const mostOfOneCustomer = 200;

export const createWebhookEventRepository = (model: WebhookEventModel): WebhookEventRepository => {
  const inbox: WebhookEventRepository['inbox'] = (provider, options) =>
    createTaskStore<WebhookEvent>(model, { ...options, batch: mostOfOneCustomer, only: { provider } });
  return {
    inbox,
    add: (provider, { id, type, customerId, createdAt }, now) =>
      inbox(provider, { leaseMs: 0, now: () => now }).add({
        _id: `${provider}:${id}`,
        key: customerId,
        provider,
        type,
        customerId,
        createdAt,
        receivedAt: now,
        outcome: null,
      }),
  };
};
