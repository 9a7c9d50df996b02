import { createTaskStore, type TaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { Notice, ProviderName } from '../payments/provider-port.ts';
import type { WebhookEvent, WebhookEventModel } from './webhook-event-model.ts';

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
