import { failPoint } from '../fail-points/fail-point.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import { messagesByTopic } from './envelope.ts';
import type { OutboxEvent } from './outbox-schema.ts';
import type { OutboxStore } from './outbox-store.ts';

export interface PublishOptions {
  store: OutboxStore;
  kafka: Pick<KafkaPort, 'send'>;
  service: string;
  leaseMs: number;
}

export type PublishResult = { kind: 'done'; published: number } | { kind: 'held'; until: Date };

const publish = async (events: readonly OutboxEvent[], { kafka, service }: PublishOptions): Promise<void> => {
  const sends = [...messagesByTopic(events, service)].map(([topic, messages]) => kafka.send(topic, messages));
  const failed = (await Promise.allSettled(sends)).find((send) => send.status === 'rejected');
  if (failed) throw failed.reason;
};

/**
 * Publishes what waits in one document, in sequence order, and clears it; also what comes to wait meanwhile. Throws
 * when the broker did not acknowledge; then everything still waits.
 */
export const publishOutbox = async (id: string, options: PublishOptions): Promise<PublishResult> => {
  const { store, leaseMs } = options;
  const lease = await store.lease(id, leaseMs);
  if (lease.kind === 'held') return lease;
  if (lease.kind === 'nothing') return { kind: 'done', published: 0 };
  let published = 0;
  let outbox = lease.outbox;
  for (;;) {
    try {
      await publish(outbox.events, options);
    } catch (error) {
      await store.release(id);
      throw error;
    }
    published += outbox.events.length;
    failPoint('outbox.after_ack');
    const rest = await store.clear(id, outbox);
    if (!rest) return { kind: 'done', published };
    outbox = rest;
  }
};
