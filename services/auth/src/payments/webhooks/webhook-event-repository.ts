import { createTaskStore, type TaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { Webhook, ProviderName } from '../provider/provider-port.ts';
import type { WebhookEvent, WebhookEventModel } from './webhook-event-model.ts';

export interface InboxOptions {
  leaseMs: number;
  now: () => Date;
}

const mostOfOneCustomer = 200;

export const createWebhookEventRepository = (model: WebhookEventModel) => {
  /** The messages of this provider as tasks; those of one customer that are due are taken together. */
  const inbox = (provider: ProviderName, options: InboxOptions): TaskStore<WebhookEvent> =>
    createTaskStore<WebhookEvent>(model, { ...options, batch: mostOfOneCustomer, only: { provider } });
  return {
    inbox,

    /** Keeps a message once; false where it was kept before. */
    add: (
      provider: ProviderName,
      { id, type, customerId, createdAt }: Webhook,
      now: Date,
    ): Promise<boolean> =>
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

export type WebhookEventRepository = ReturnType<typeof createWebhookEventRepository>;
