import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import type { SandboxCustomerStore } from './data/customer-store.ts';
import type { SandboxEvent, SandboxEventStore } from './data/event-store.ts';
import { bodyOf, sign } from './signature.ts';

export interface Deliveries {
  start(): void;
  /** Delivers what waits now, without waiting for the next poll. */
  wake(): void;
  stop(): Promise<void>;
}

export interface DeliveryOptions {
  customers: Pick<SandboxCustomerStore, 'emptyOutboxes'>;
  events: SandboxEventStore;
  /** Where messages go, known once the server listens. */
  deliverTo: () => string;
  secret: string;
  now: () => Date;
  logger: Logger;
  /** How often to look for what a crash left behind. */
  everyMs?: number;
  /** How long a message is one replica's to deliver; longer than an answer may take. */
  leaseMs?: number;
}

const answerWithinMs = 5_000;
const atOnce = 4;
const backoff = { firstMs: 500, maxMs: 60_000 };

/** Delivers signed messages by HTTP until each was taken with a 2xx, over restarts too. */
export const createDeliveries = (options: DeliveryOptions): Deliveries => {
  const { customers, events, deliverTo, secret, now, logger, everyMs = 5_000, leaseMs = 10_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  const retries = new Set<NodeJS.Timeout>();
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const wakeIn = (pauseMs: number): void => {
    const retry = setTimeout(() => {
      retries.delete(retry);
      wake();
    }, pauseMs);
    retries.add(retry);
  };

  const post = async (event: SandboxEvent): Promise<void> => {
    const body = bodyOf(event);
    const response = await fetch(deliverTo(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, secret, now()) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered with ${response.status}`);
  };

  const deliver = async (event: SandboxEvent): Promise<void> => {
    try {
      await post(event);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn(
        { event: event._id, attempts: event.attempts, reason },
        'sandbox message not delivered yet',
      );
      const pauseMs = backoffMs(event.attempts, backoff);
      await events.failed(event._id, reason, pauseMs);
      wakeIn(pauseMs);
      return;
    }
    await events.delivered(event._id);
  };

  const claimNext = async (): Promise<SandboxEvent | null> => (stopped ? null : events.claim(leaseMs));

  const deliverFrom = async (first: SandboxEvent | null): Promise<void> => {
    for (let event = first; event; event = await claimNext()) await deliver(event);
  };

  /** Several at once, where there are any: one claim tells that there are none. */
  const deliverDue = async (): Promise<void> => {
    const first = await claimNext();
    if (!first) return;
    const others = Array.from({ length: atOnce - 1 }, async () => deliverFrom(await claimNext()));
    await Promise.all([deliverFrom(first), ...others]);
  };

  const poll = async (): Promise<void> => {
    do {
      again = false;
      await customers.emptyOutboxes((customerId, facts) => events.add(customerId, facts));
      await deliverDue();
    } while (again && !stopped);
  };

  const wake = (): void => {
    if (stopped) return;
    again = true;
    running ??= poll()
      .catch((error: unknown) => logger.warn({ err: error }, 'sandbox messages not read'))
      .finally(() => {
        running = null;
        if (again) wake();
      });
  };

  return {
    wake,
    start: () => {
      stopped = false;
      wake();
      timer = setInterval(wake, everyMs);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      retries.forEach(clearTimeout);
      retries.clear();
    },
  };
};
