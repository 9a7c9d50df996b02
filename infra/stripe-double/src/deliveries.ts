import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { chosenTypes } from './chosen-types.ts';
import { signatureHeader } from './webhook-signature.ts';
import type { RecordedEvent, World } from './world.ts';

export interface DeliveryOptions {
  world: World;
  /** The webhook endpoint. */
  url: string;
  secret: string;
  logger: Logger;
  /** Keeps what became of an event. */
  keep: () => void;
}

export interface Deliveries {
  /** Delivers what waits. */
  wake(): void;
  /** Finishes what is on its way; what still waits is delivered after the next start. */
  stop(): Promise<void>;
}

const answerWithinMs = 5_000;
const atOnce = 4;
const backoff = { firstMs: 500, maxMs: 60_000 };

/** Delivers signed events until each was taken with a 2xx, over restarts too: signed afresh for each try, as by Stripe. */
export const createDeliveries = ({ world, url, secret, logger, keep }: DeliveryOptions): Deliveries => {
  const busy = new Set<string>();
  const pauses = new Map<string, NodeJS.Timeout>();
  const lanes = new Set<Promise<void>>();
  let isStopped = false;

  const next = (): RecordedEvent | undefined =>
    isStopped
      ? undefined
      : world.events.find(
          ({ id, type, deliveredAt }) =>
            deliveredAt === null && chosenTypes.has(type) && !busy.has(id) && !pauses.has(id),
        );

  const post = async (body: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureHeader(body, [secret], new Date(world.now() * 1000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered with ${response.status}`);
  };

  const tryAgainLater = (event: RecordedEvent, error: unknown): void => {
    event.attempts += 1;
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ event: event.id, attempts: event.attempts, reason }, 'event not delivered yet');
    const pause = setTimeout(
      () => {
        pauses.delete(event.id);
        wake();
      },
      backoffMs(event.attempts, backoff),
    );
    pauses.set(event.id, pause);
  };

  const deliver = async (event: RecordedEvent): Promise<void> => {
    busy.add(event.id);
    event.firstTriedAt ??= world.now();
    const failure = await post(event.body).then(
      () => null,
      (error: unknown) => error ?? 'no reason',
    );
    busy.delete(event.id);
    if (failure !== null) return tryAgainLater(event, failure);
    event.deliveredAt = world.now();
    event.body = '';
    keep();
  };

  const runLane = async (): Promise<void> => {
    for (let event = next(); event; event = next()) await deliver(event);
  };

  const wake = (): void => {
    while (lanes.size < atOnce && next()) {
      const lane = runLane().finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
  };

  return {
    wake,
    stop: async () => {
      isStopped = true;
      pauses.forEach((pause) => clearTimeout(pause));
      await Promise.all(lanes);
    },
  };
};
