import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { WebhookEvent, WebhookOutcome } from './webhook-event-model.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

const syncOwner = async (deps: SyncDeps, customerId: string | null): Promise<WebhookOutcome> => {
  if (customerId === null) return 'ignored';
  const owner = await deps.subscribers.findByCustomer(customerId);
  if (owner === null) return 'unknown';
  try {
    await syncSubscription(deps, owner._id);
  } catch (error) {
    // The account went meanwhile.
    if (error instanceof DomainError && error.status === 404) return 'unknown';
    throw error;
  }
  return 'settled';
};

/** Brings the customer of these messages, of which there is one, up to the provider's record. */
export const handleWebhooks = async (
  deps: SyncDeps,
  events: readonly [WebhookEvent, ...WebhookEvent[]],
): Promise<{ outcome: WebhookOutcome }> => {
  const { customerId } = events[0];
  const outcome = await syncOwner(deps, customerId);
  failPoint('payments.after_settled');
  deps.logger.info({ events: events.map(({ _id }) => _id), customerId, outcome }, 'payment messages handled');
  return { outcome };
};
