import { defineHandler } from '../../src/consumers/event-handler.ts';
import { PermanentError } from '../../src/consumers/permanent-error.ts';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import type { OutgoingMessage, ReceivedMessage } from '../../src/kafka/kafka-port.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { toMessage } from '../../src/outbox/envelope.ts';
import { toOutboxEvents } from '../../src/outbox/outbox-write.ts';
import { pendingEvent } from '../../src/outbox/pending-event.ts';
import { printFigure } from '../../src/testing/print-figure.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { entryAdded, ledgerHandler, ledgerTopic, postingModel } from '../support/ledger.ts';

const stack = useTestStack({ topics: [ledgerTopic] });
const topic = ledgerTopic.name;

const entryMessage = (account: string, entry: number): OutgoingMessage => {
  const moment = {
    aggregate: 'account',
    aggregateId: account,
    version: entry - 1,
    now: new Date(),
    traceparent: undefined,
  };
  const [event] = toOutboxEvents([pendingEvent(entryAdded, { entry, entries: [entry] })], moment);
  if (!event) throw new Error('no event');
  return toMessage(event, 'test');
};

/** Everything of the dead-letter topic since the suite began. */
const readDeadLetters = () => {
  const letters: ReceivedMessage[] = [];
  stack.kafka().consume({
    groupId: `letters-${Math.random()}`,
    topics: [`${topic}.dlq`],
    from: 'beginning',
    commit: false,
    handler: (message) => {
      letters.push(message);
      return Promise.resolve('done');
    },
  });
  return { of: (key: string) => letters.filter((letter) => letter.key === key) };
};

test('When messages are poison, then each is parked and the partition moves on in order', async () => {
  const reader = await stack.database('poison');
  const postings = postingModel(reader);
  const letters = readDeadLetters();
  const kafka = stack.kafka();
  startConsumer({
    kafka,
    groupId: 'poison',
    handlers: [ledgerHandler(reader)],
    logger: stack.logger,
    metrics: createMetrics('t'),
  });
  const good = entryMessage('poison-account', 1);
  const unfit = { ...good, value: good.value.replace('"entries":[1]', '"entries":"none"') };
  const started = performance.now();
  await kafka.send(topic, [
    good,
    { ...good, value: '{"not":"an envelope"}' },
    { ...good, value: 'not JSON' },
    unfit,
    entryMessage('poison-account', 2),
  ]);
  await until(() => postings.exists({ account: 'poison-account', entry: 2 }), {
    what: 'the entry behind the poison',
  });
  const movedOnMs = performance.now() - started;
  const parked = await until(() => {
    const found = letters.of('poison-account');
    return found.length >= 3 && found;
  });
  printFigure('poison', { poison: 3, parked: parked.length, movedOnWithinMs: Math.round(movedOnMs) });
  expect(parked.map(({ value }) => value)).toEqual(['{"not":"an envelope"}', 'not JSON', unfit.value]);
  expect(parked[0]?.headers).toMatchObject({
    'dlq-topic': topic,
    'dlq-group': 'poison',
    'dlq-attempts': '1',
  });
  expect(movedOnMs).toBeLessThan(30_000);
  expect(await postings.countDocuments({ account: 'poison-account' })).toBe(2);
});

test('When a parked message is sent again after its cause is mended, then it has one effect', async () => {
  const reader = await stack.database('replayed');
  const letters = readDeadLetters();
  const kafka = stack.kafka();
  const mended = { now: false };
  const ledger = ledgerHandler(reader);
  const handler = defineHandler({
    event: entryAdded,
    expects: entryAdded.data,
    example: { entry: 1, entries: [1] },
    handle: async (envelope, context) => {
      if (envelope.subject !== 'mended-account') return;
      await ledger.handle(envelope, context);
      if (!mended.now) throw new PermanentError('a rule refuses it');
    },
  });
  startConsumer({
    kafka,
    groupId: 'mended',
    handlers: [handler],
    logger: stack.logger,
    metrics: createMetrics('t'),
  });
  await kafka.send(topic, [entryMessage('mended-account', 1)]);
  const [letter] = await until(() => {
    const found = letters.of('mended-account');
    return found.length > 0 && found;
  });
  mended.now = true;
  const again = { key: letter?.key ?? '', value: letter?.value ?? '', headers: letter?.headers ?? {} };
  await kafka.send(topic, [again, again, entryMessage('mended-account', 2)]);
  const postings = postingModel(reader);
  await until(() => postings.exists({ account: 'mended-account', entry: 2 }));
  expect(await postings.countDocuments({ account: 'mended-account', entry: 1 })).toBe(1);
  expect(letters.of('mended-account')).toHaveLength(1);
});

test('When a failure is transient, then its partition waits in order while the others go on', async () => {
  const kafka = stack.kafka();
  const handled: string[] = [];
  const failuresLeft = new Map([['slow-1', 3]]);
  const handler = defineHandler({
    event: entryAdded,
    expects: entryAdded.data,
    example: { entry: 1, entries: [1] },
    handle: ({ subject, data }) => {
      const name = `${subject}-${data.entry}`;
      const left = failuresLeft.get(name) ?? 0;
      failuresLeft.set(name, left - 1);
      if (left > 0) return Promise.reject(new Error('the store is away'));
      if (!handled.includes(name)) handled.push(name);
      return Promise.resolve();
    },
  });
  startConsumer({
    kafka,
    groupId: 'transient',
    handlers: [handler],
    logger: stack.logger,
    metrics: createMetrics('t'),
    retry: { firstMs: 300, factor: 1 },
  });
  // Keys that the partitioner puts elsewhere than `slow`, whichever they are: some of twenty are.
  const others = Array.from({ length: 20 }, (_, n) => entryMessage(`other-${n}`, 1));
  await kafka.send(topic, [entryMessage('slow', 1), entryMessage('slow', 2), ...others]);
  await until(() => handled.includes('slow-2'));
  expect(handled.indexOf('slow-1')).toBe(handled.indexOf('slow-2') - 1);
  const ahead = handled.slice(0, handled.indexOf('slow-1'));
  expect(ahead.filter((name) => name.startsWith('other-')).length).toBeGreaterThan(0);
  await until(() => handled.filter((name) => name.startsWith('other-')).length === others.length);
});
