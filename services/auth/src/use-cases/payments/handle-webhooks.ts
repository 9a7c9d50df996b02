import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { WebhookEvent, WebhookOutcome } from '../../data/webhook-event-repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { settleSubscription, type SettleNeeds } from './settle-subscription.ts';

type Needs = SettleNeeds & Pick<Dependencies, 'webhookEvents'>;

const mostBetweenTriesMs = 60_000;

const settleOwner = async (deps: Needs, customerId: string | null): Promise<WebhookOutcome> => {
  if (customerId === null) return 'ignored';
  const owner = await deps.users.findByCustomer(customerId);
  if (owner === null) return 'unknown';
  try {
    await settleSubscription(deps, owner._id);
  } catch (error) {
    // The account went meanwhile.
    if (error instanceof DomainError && error.status === 404) return 'unknown';
    throw error;
  }
  return 'settled';
};

const postpone = async (deps: Needs, events: readonly WebhookEvent[], error: unknown): Promise<void> => {
  const [first] = events;
  const attempts = first?.attempts ?? 1;
  const waitMs = backoffMs(attempts, {
    firstMs: deps.config.WEBHOOK_LEASE_MS,
    maxMs: mostBetweenTriesMs,
  });
  const isAway = error instanceof DomainError;
  const about = { customerId: first?.customerId, messages: events.length, attempts };
  deps.logger.warn(
    { ...about, ...(isAway ? { reason: error.code } : { err: error }) },
    'payment messages not handled yet',
  );
  await deps.webhookEvents.postpone(
    events.map(({ _id }) => _id),
    new Date(deps.now().getTime() + waitMs),
  );
};

/** Handles the messages of one customer that wait; false where none does. */
const handleNext = async (deps: Needs): Promise<boolean> => {
  const { payments, webhookEvents, config, now, logger } = deps;
  if (payments === null) return false;
  const lease = { now: now(), leaseMs: config.WEBHOOK_LEASE_MS };
  const events = await webhookEvents.claim(payments.name, lease);
  const [first] = events;
  if (first === undefined) return false;
  const ids = events.map(({ _id }) => _id);
  try {
    const outcome = await settleOwner(deps, first.customerId);
    failPoint('payments.after_settled');
    await webhookEvents.handled(ids, outcome, now());
    logger.info({ events: ids, customerId: first.customerId, outcome }, 'payment messages handled');
  } catch (error) {
    await postpone(deps, events, error);
  }
  return true;
};

/** Handles every message that waits, a customer after the other; others who do so share the work. */
export const handleWebhooks = async (deps: Needs): Promise<void> => {
  while (await handleNext(deps));
};
