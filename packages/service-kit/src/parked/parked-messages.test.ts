import type { ConsumeOptions, KafkaPort, ReceivedMessage } from '../kafka/kafka-port.ts';
import { createParkedMessages } from './parked-messages.ts';

const never = () => new Promise<never>(() => undefined);
const record: ReceivedMessage = {
  topic: 'orders.dlq',
  partition: 0,
  offset: '0',
  key: 'k',
  value: '{}',
  headers: { 'dlq-topic': 'orders', 'dlq-partition': '0', 'dlq-offset': '7', 'dlq-group': 'g' },
  timestamp: new Date(),
};
const id = 'orders:0:7:g';

/** A broker whose one dead-letter topic ends at `end` and holds one record. */
const broker = (parts: { end?: bigint; ready?: () => Promise<void>; isAway?: boolean } = {}) => {
  const { end = 1n, ready = () => Promise.resolve(), isAway = false } = parts;
  const calls = { locate: 0 };
  const kafka: Pick<KafkaPort, 'consume' | 'locate' | 'send'> = {
    consume: ({ handler }: ConsumeOptions) => {
      void handler(record);
      return { ready, isReady: () => true, stop: () => Promise.resolve() };
    },
    locate: (_topics, { sinceMs }) => {
      calls.locate += 1;
      if (isAway) return never();
      return Promise.resolve({
        clusterId: 'c',
        offsets: new Map([['orders.dlq/0', sinceMs < 0 ? end : 0n]]),
      });
    },
    send: () => Promise.reject(new Error('the broker is away')),
  };
  return { kafka, calls };
};
const parkedAt = (kafka: ReturnType<typeof broker>['kafka']) =>
  createParkedMessages(kafka, ['orders'], { patienceMs: 30 });

test.each([
  ['the reader never starts', { ready: never }],
  ['the ends of the topics are not told', { isAway: true }],
  ['the reader stays behind', { end: 2n }],
])('When Kafka is away and %s, then a call is refused with 503 in time', async (_case, parts) => {
  const parked = parkedAt(broker(parts).kafka);
  await expect(parked.list()).rejects.toMatchObject({ status: 503 });
  await expect(parked.find(id)).rejects.toMatchObject({ status: 503 });
});

test('When a replay or a discard cannot be sent, then it is refused with 503 and the message stays parked', async () => {
  const parked = parkedAt(broker().kafka);
  await expect(parked.replay(id, 'ana')).rejects.toMatchObject({ status: 503 });
  await expect(parked.discard(id, 'ana')).rejects.toMatchObject({ status: 503 });
  expect(await parked.find(id)).toMatchObject({ status: 'parked' });
});

test('When many ask at once, then they share two looks at the topics', async () => {
  const { kafka, calls } = broker();
  const parked = parkedAt(kafka);
  await Promise.all(Array.from({ length: 20 }, () => parked.find(id)));
  expect(calls.locate).toBe(4);
});
