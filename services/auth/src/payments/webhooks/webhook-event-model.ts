import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { taskFields, taskIndexes, type Task } from '@academy/service-kit/work-queue/task.ts';
import { Schema, type Connection } from 'mongoose';
import type { ProviderName } from '../provider/provider-port.ts';

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
export type WebhookEventModel = RecordModel<WebhookEvent>;

const webhookEventSchema: Schema = new Schema(
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

export const webhookEventModel = (connection: Connection): WebhookEventModel =>
  defineModel<WebhookEvent>(connection, 'WebhookEvent', webhookEventSchema, {
    kept: {
      customerId:
        'The sandbox named its first customers by their accounts; a message stays for 60 days, in which it may come again.',
      key: 'The customer once more.',
    },
  });

/** Messages handled so long ago that no provider delivers them again. */
export const oldWebhookEvents = (now: Date): Filter<WebhookEvent> => ({
  handledAt: { $ne: null, $lt: keptSince('paymentMessages', now) },
});
