import { failPoint } from '../fail-points/fail-point.ts';
import { MessageRefusedError, type KafkaPort } from '../kafka/kafka-port.ts';
import { keepLease } from '../time/keep-lease.ts';
import { eventsByTopic, toMessage } from './envelope.ts';
import type { TakenOutbox } from './wake-relays.ts';
import type { OutboxEvent } from './outbox-schema.ts';
import type { LeaseResult, OutboxStore } from './outbox-store.ts';

export interface PublishOptions {
  store: OutboxStore;
  kafka: Pick<KafkaPort, 'send'>;
  service: string;
  leaseMs: number;
  /** Whether the topic is to be sent to now; the events of one that is not go on waiting. */
  mayEnter: (topic: string) => boolean;
  /** What the write of the document has leased already. */
  taken?: TakenOutbox | undefined;
}

/** What became of the events of one topic. */
export interface TopicOutcome {
  topic: string;
  /** `refused`: these events can never be sent as they are; `failed`: the topic takes none at present. */
  result: 'sent' | 'closed' | 'failed' | 'refused';
  error?: unknown;
}

export type PublishResult =
  | { kind: 'done'; outcomes: TopicOutcome[] }
  | { kind: 'held'; until: Date }
  /** Some events still wait; the others of the document are out. */
  | { kind: 'stuck'; outcomes: TopicOutcome[] };

type Leased = PublishOptions & { signal: AbortSignal };

const sendTopic = async (
  topic: string,
  events: readonly OutboxEvent[],
  { kafka, service, signal, mayEnter }: Leased,
): Promise<TopicOutcome> => {
  if (!mayEnter(topic)) return { topic, result: 'closed' };
  let messages;
  try {
    messages = events.map((event) => toMessage(event, service));
  } catch (error) {
    return { topic, result: 'refused', error };
  }
  try {
    await kafka.send(topic, messages, { signal });
    return { topic, result: 'sent' };
  } catch (error) {
    return { topic, result: error instanceof MessageRefusedError ? 'refused' : 'failed', error };
  }
};

const sendAll = (events: readonly OutboxEvent[], options: Leased): Promise<TopicOutcome[]> =>
  Promise.all([...eventsByTopic(events)].map(([topic, ofTopic]) => sendTopic(topic, ofTopic, options)));

/** What the write has taken, unless it was so slow that half of its lease is over; taken now otherwise. */
const takeOutbox = async (
  id: string,
  { store, leaseMs, taken }: PublishOptions,
): Promise<{ lease: LeaseResult; takenAt: number }> => {
  const now = Date.now();
  const left = taken ? taken.lease.until.getTime() - now : 0;
  if (taken && left > leaseMs / 2)
    return { lease: { kind: 'leased', outbox: taken }, takenAt: now + left - leaseMs };
  return { lease: await store.lease(id, leaseMs), takenAt: now };
};

/**
 * Publishes what waits in one document, in sequence order per topic, and clears it; also what comes to wait
 * meanwhile. The lease is renewed for as long as that takes; a send is abandoned before the lease ends without it,
 * so that none of it lands behind what another replica publishes. What a topic does not take goes on waiting.
 */
export const publishOutbox = async (id: string, options: PublishOptions): Promise<PublishResult> => {
  const { store, leaseMs } = options;
  const { lease, takenAt } = await takeOutbox(id, options);
  if (lease.kind === 'held') return lease;
  if (lease.kind === 'nothing') return { kind: 'done', outcomes: [] };
  const keeper = keepLease({ renew: () => store.renew(id, leaseMs), leaseMs, takenAt });
  const outcomes: TopicOutcome[] = [];
  try {
    let outbox = lease.outbox;
    for (;;) {
      const round = await sendAll(outbox.events, { ...options, signal: keeper.signal });
      outcomes.push(...round);
      const sent = new Set(round.filter(({ result }) => result === 'sent').map(({ topic }) => topic));
      if (sent.size < round.length) {
        await store.putBack(
          id,
          outbox.events.filter(({ topic }) => sent.has(topic)),
        );
        return { kind: 'stuck', outcomes };
      }
      failPoint('outbox.after_ack');
      const clearedAt = Date.now();
      const rest = await store.clear(id, outbox, leaseMs);
      if (!rest) return { kind: 'done', outcomes };
      keeper.extended(clearedAt);
      outbox = rest;
    }
  } finally {
    keeper.stop();
  }
};
