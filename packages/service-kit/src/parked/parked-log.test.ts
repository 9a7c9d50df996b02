import type { ReceivedMessage } from '../kafka/kafka-port.ts';
import { resolutionHeader } from './headers.ts';
import { createParkedLog } from './parked-log.ts';

const dayMs = 86_400_000;
const parkedRecord = (offset: string, timestamp: Date): ReceivedMessage => ({
  topic: 'orders.dlq',
  partition: 0,
  offset,
  key: 'k',
  value: '{}',
  headers: { 'dlq-topic': 'orders', 'dlq-partition': '0', 'dlq-offset': offset, 'dlq-group': 'g' },
  timestamp,
});
const resolutionRecord = (value: string | null): ReceivedMessage => ({
  ...parkedRecord('9', new Date()),
  value,
  headers: { [resolutionHeader]: '1' },
});

test('When a resolution record is malformed, then it is ignored and later records are still read', () => {
  const log = createParkedLog({ retentionMs: 14 * dayMs });
  log.take(parkedRecord('1', new Date()));
  for (const value of ['not json', '{"id":1}', null]) log.take(resolutionRecord(value));
  log.take(parkedRecord('2', new Date()));
  expect(log.newestFirst().map(({ status }) => status)).toEqual(['parked', 'parked']);
});

test('When a message was parked longer ago than its topic keeps it, then it is forgotten', () => {
  let now = Date.now();
  const log = createParkedLog({ retentionMs: 14 * dayMs, now: () => now });
  log.take(parkedRecord('1', new Date(now)));
  now += 10 * dayMs;
  log.take(parkedRecord('2', new Date(now)));
  expect(log.find('orders:0:1:g')).toMatchObject({ offset: '1' });
  now += 5 * dayMs;
  expect(log.find('orders:0:1:g')).toBeNull();
  expect(log.newestFirst().map(({ offset }) => offset)).toEqual(['2']);
});
