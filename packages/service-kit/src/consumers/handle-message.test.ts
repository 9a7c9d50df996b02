import { jest } from '@jest/globals';
import { defineEvent } from '@academy/contracts/events/event.ts';
import mongoose from 'mongoose';
import { z } from 'zod';

import { currentTrace } from '../context/request-context.ts';
import type { OutgoingMessage, ReceivedMessage } from '../kafka/kafka-port.ts';
import { createLogger } from '../logging/logger.ts';
import { defineHandler } from './event-handler.ts';
import { createMessageHandler, type ConsumerObserver } from './handle-message.ts';

const { MongoNetworkError, MongoNetworkTimeoutError, MongoServerError } = mongoose.mongo;
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const counted = defineEvent({
  type: 'academy.test.counted.v1',
  topic: 'test.counts',
  key: 'counter id',
  when: 'a count is made',
  data: z.object({ count: z.number() }),
});

const message = (
  over: { offset?: string; data?: unknown; type?: string; value?: string | null } = {},
): ReceivedMessage => ({
  topic: 'test.counts',
  partition: 2,
  offset: over.offset ?? '7',
  key: 'counter-1',
  headers: { traceparent },
  timestamp: new Date(0),
  value:
    over.value === undefined
      ? JSON.stringify({
          specversion: '1.0',
          id: '019a0000-0000-7000-8000-000000000001',
          source: '/academy/test',
          type: over.type ?? counted.type,
          subject: 'counter-1',
          time: '2026-01-01T00:00:00.000Z',
          sequence: 3,
          datacontenttype: 'application/json',
          traceparent,
          data: over.data ?? { count: 5 },
        })
      : over.value,
});

const setUp = (handle: (count: number) => Promise<void> | void = () => undefined) => {
  const clock = { now: 1_000_000 };
  const parked: { topic: string; message: OutgoingMessage }[] = [];
  const broker = { away: false };
  const seen: number[] = [];
  const traces: (string | undefined)[] = [];
  const observer = { handled: jest.fn(), retried: jest.fn(), parked: jest.fn() } satisfies ConsumerObserver;
  const receive = createMessageHandler({
    groupId: 'readers',
    logger: createLogger({ service: 'test', level: 'silent' }),
    retry: {
      firstMs: 100,
      factor: 2,
      maxMs: 1_000,
      giveUpAfterMs: 1_000,
      storeAway: { firstMs: 100, maxMs: 5_000 },
    },
    random: () => 1,
    observer,
    now: () => clock.now,
    kafka: {
      send: (topic, messages) => {
        if (broker.away) return Promise.reject(new Error('away'));
        parked.push(...messages.map((one) => ({ topic, message: one })));
        return Promise.resolve();
      },
    },
    handlers: [
      defineHandler({
        event: counted,
        expects: z.object({ count: z.number() }),
        example: { count: 1 },
        handle: async ({ data }) => {
          traces.push(currentTrace());
          await handle(data.count);
          seen.push(data.count);
        },
      }),
    ],
  });
  return { receive, clock, parked, broker, seen, traces, observer };
};

test('When an event comes, then its handler runs within its trace and the message is done', async () => {
  const { receive, seen, traces, observer } = setUp();
  expect(await receive(message())).toBe('done');
  expect(seen).toEqual([5]);
  expect(traces[0]?.slice(3, 35)).toBe(traceparent.slice(3, 35));
  expect(observer.handled).toHaveBeenCalledWith(counted.type, expect.any(Number));
});

test.each([
  ['an event of another type', message({ type: 'academy.test.other.v1' })],
  ['a tombstone', message({ value: null })],
])('When %s comes, then it is passed by', async (_what, other) => {
  const { receive, seen, parked } = setUp();
  expect(await receive(other)).toBe('done');
  expect(seen).toEqual([]);
  expect(parked).toEqual([]);
});

test.each([
  ['no JSON', message({ value: '{"half' }), 'not JSON'],
  ['no envelope', message({ value: '{}' }), 'no valid envelope'],
  ['data that does not fit', message({ data: { count: 'many' } }), 'ZodError'],
])('When the message is %s, then it is parked at once with its origin', async (_what, poison, error) => {
  const { receive, parked, seen, observer } = setUp();
  expect(await receive(poison)).toBe('done');
  expect(seen).toEqual([]);
  expect(parked).toEqual([
    {
      topic: 'test.counts.dlq',
      message: {
        key: 'counter-1',
        value: poison.value,
        headers: expect.objectContaining({
          traceparent,
          'dlq-error': expect.stringContaining(error),
          'dlq-attempts': '1',
          'dlq-group': 'readers',
          'dlq-topic': 'test.counts',
          'dlq-partition': '2',
          'dlq-offset': '7',
        }),
      },
    },
  ]);
  expect(observer.parked).toHaveBeenCalledTimes(1);
});

test('When a failure is transient, then the same message is asked for again after growing pauses', async () => {
  let failures = 2;
  const { receive, seen, parked, observer } = setUp(() => {
    if (failures-- > 0) throw new Error('something is away');
  });
  expect(await receive(message())).toEqual({ againInMs: 100 });
  expect(await receive(message())).toEqual({ againInMs: 200 });
  expect(await receive(message())).toBe('done');
  expect(seen).toEqual([5]);
  expect(parked).toEqual([]);
  expect(observer.retried).toHaveBeenCalledTimes(2);
});

test('When a message was mended, then the next failure of its partition begins with the first pause', async () => {
  const fail = { now: true };
  const { receive } = setUp(() => {
    if (fail.now) throw new Error('something is away');
  });
  await receive(message());
  fail.now = false;
  await receive(message());
  fail.now = true;
  expect(await receive(message({ offset: '8' }))).toEqual({ againInMs: 100 });
});

test('When a transient failure lasts, then the message is parked with its number of attempts', async () => {
  const { receive, clock, parked } = setUp(() => {
    throw new Error('still away');
  });
  let outcome = await receive(message());
  while (outcome !== 'done') {
    clock.now += outcome.againInMs;
    outcome = await receive(message());
  }
  expect(parked).toHaveLength(1);
  expect(parked[0]?.message.headers).toMatchObject({ 'dlq-error': 'Error: still away', 'dlq-attempts': '4' });
});

test('When a message cannot be parked, then it is not done either', async () => {
  const { receive, broker, parked } = setUp();
  broker.away = true;
  expect(await receive(message({ value: '{}' }))).toEqual({ againInMs: 1_000 });
  broker.away = false;
  expect(await receive(message({ value: '{}' }))).toBe('done');
  expect(parked).toHaveLength(1);
});

const storeErrors: [string, Error][] = [
  ['has broken the connection', new MongoNetworkError('connection 3 to 127.0.0.1 closed')],
  ['is found by no server selection', new mongoose.Error.MongooseServerSelectionError('no server')],
  [
    'has not yet been connected to',
    new mongoose.Error('Cannot call `users.findOne()` before initial connection'),
  ],
  ['has no primary', new MongoServerError({ message: 'not primary', code: 10107 })],
  ['stands behind an error', new Error('not counted', { cause: new MongoNetworkTimeoutError('timed out') })],
];

test.each(storeErrors)(
  'When our own store %s for a quarter of an hour, then the message waits and is never parked',
  async (_what, storeError) => {
    const store = { away: true };
    const { receive, clock, parked, seen } = setUp(() => {
      if (store.away) throw storeError;
    });
    const returns = clock.now + 15 * 60_000;
    let outcome = await receive(message());
    while (clock.now < returns) {
      if (outcome === 'done') throw new Error('given up');
      expect(outcome.againInMs).toBeLessThanOrEqual(5_000);
      clock.now += outcome.againInMs;
      outcome = await receive(message());
    }
    store.away = false;
    expect(await receive(message())).toBe('done');
    expect(parked).toEqual([]);
    expect(seen).toEqual([5]);
  },
);

test('When another failure follows the absence of the store, then patience with it begins anew', async () => {
  let error: Error = new MongoNetworkError('closed');
  const { receive, clock, parked } = setUp(() => {
    throw error;
  });
  await receive(message());
  clock.now += 15 * 60_000;
  await receive(message());
  error = new Error('a neighbour is away');
  expect(await receive(message())).toEqual({ againInMs: 100 });
  clock.now += 10_000;
  expect(await receive(message())).toBe('done');
  expect(parked[0]?.message.headers).toMatchObject({ 'dlq-error': 'Error: a neighbour is away' });
});
