import { connect } from 'node:net';
import type { OutgoingMessage, ReceivedMessage } from '../../src/kafka/kafka-port.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { startTcpProxy } from '../../src/testing/tcp-proxy.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';

const topic = { name: 'test.port', partitions: 3, retention: { days: 1 } };
const lateTopic = { ...topic, name: 'test.late' };
const stack = useTestStack({ topics: [topic] });
const message = (key: string, value = key): OutgoingMessage => ({ key, value, headers: { mark: 'ñ' } });

const collect = (kafka = stack.kafka(), over: Partial<Parameters<typeof kafka.consume>[0]> = {}) => {
  const received: ReceivedMessage[] = [];
  const consumer = kafka.consume({
    groupId: `collect-${Math.random()}`,
    topics: [topic.name],
    from: 'beginning',
    commit: false,
    handler: (one) => {
      received.push(one);
      return Promise.resolve('done');
    },
    ...over,
  });
  return {
    consumer,
    received,
    values: (key: string) => received.filter((one) => one.key === key).map((one) => one.value),
  };
};

const proxied = async (options: Parameters<typeof stack.kafka>[0] = {}) => {
  const [host = '', port] = (stack.brokers[0] ?? '').split(':');
  const proxy = await startTcpProxy({ host, port: Number(port) });
  const kafka = stack.kafka({ ...options, openSocket: () => connect(proxy.port, '127.0.0.1') });
  stack.afterSuite(async () => {
    await kafka.close();
    await proxy.close();
  });
  return { proxy, kafka };
};

test('When messages are sent, then they arrive whole, and those of a key in their order', async () => {
  const kafka = stack.kafka();
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => kafka.send(topic.name, [message('ordered', String(n))])),
  );
  const { consumer, received, values } = collect();
  await consumer.ready();
  expect(values('ordered')).toEqual(Array.from({ length: 50 }, (_, n) => String(n)));
  expect(received[0]).toMatchObject({
    topic: topic.name,
    headers: { mark: 'ñ' },
    timestamp: expect.any(Date),
  });
});

test('When a reader begins some time back, then it gets what is younger and no more', async () => {
  const kafka = stack.kafka();
  await kafka.send(topic.name, [message('before')]);
  // Nearly all of it is how long the reader may take to begin, which on a busy machine is seconds.
  const pause = 4_000;
  await new Promise((resolve) => setTimeout(resolve, pause));
  const sentAt = Date.now();
  await kafka.send(topic.name, [message('after')]);
  const recent = collect(kafka, { from: { sinceMs: Date.now() - sentAt + pause - 100 } });
  const fresh = collect(kafka, { from: 'end' });
  await Promise.all([recent.consumer.ready(), fresh.consumer.ready()]);
  await kafka.send(topic.name, [message('fresh')]);
  await until(() => recent.values('fresh').length === 1 && fresh.values('fresh').length === 1);
  expect(recent.values('before')).toEqual([]);
  expect(recent.values('after')).toEqual(['after']);
  expect(fresh.values('after')).toEqual([]);
});

test('When a reader asks for a message again, then the same one comes before the next, after its pause', async () => {
  const kafka = stack.kafka();
  await kafka.send(topic.name, [message('again', '1'), message('again', '2')]);
  let refusals = 2;
  const seen: string[] = [];
  const { consumer } = collect(kafka, {
    handler: (one) => {
      if (one.key === 'again') seen.push(one.value ?? '');
      return Promise.resolve(one.key === 'again' && refusals-- > 0 ? { againInMs: 30 } : 'done');
    },
  });
  await consumer.ready();
  expect(seen).toEqual(['1', '1', '1', '2']);
});

test('When a reader that commits comes back, then it goes on where it was', async () => {
  const kafka = stack.kafka();
  const committing = { groupId: 'committing', commit: true };
  await kafka.send(topic.name, [message('first')]);
  const before = collect(kafka, committing);
  await before.consumer.ready();
  await before.consumer.stop();
  await kafka.send(topic.name, [message('second')]);
  const after = collect(kafka, committing);
  await after.consumer.ready();
  expect(before.values('first')).toHaveLength(1);
  expect(after.received.map(({ key }) => key)).toEqual(['second']);
});

test('When a reader stops while the broker holds its fetch, then it has left its group for the next, which gets what is sent', async () => {
  let fetches = 0;
  const patient = {
    maxWaitMs: 60_000,
    sessionTimeoutMs: 60_000,
    openSocket: ({ host, port }: { host: string; port: number }) => {
      const socket = connect(port, host);
      const write = socket.write.bind(socket);
      return Object.assign(socket, {
        write: (request: Buffer, encoding: BufferEncoding) => {
          if (request.readInt16BE(4) === 1) fetches += 1;
          return write(request, encoding);
        },
      });
    },
  };
  const group = { groupId: 'patient', commit: true };
  const first = collect(stack.kafka(patient), group);
  await until(() => fetches > 0);
  await stack.kafka().send(topic.name, [message('patient', 'one')]);
  await until(() => first.values('patient').length === 1 && fetches > 1);
  await first.consumer.stop();
  const next = collect(stack.kafka(patient), group);
  await next.consumer.ready();
  await stack.kafka().send(topic.name, [message('patient', 'two')]);
  await until(() => next.values('patient').length > 0);
  expect(next.values('patient')).toEqual(['two']);
  // Half of what the next would wait for a member that did not leave.
}, 30_000);

test('When topics are made sure of twice and by several at once, then they are there once', async () => {
  const wanted = { ...topic, name: 'test.shared' };
  await Promise.all([1, 2, 3].map(() => stack.kafka().ensureTopics([wanted])));
  await stack.kafka().ensureTopics([wanted]);
  const topics = [wanted.name, `${wanted.name}.dlq`];
  const { consumer, received } = collect(stack.kafka(), { topics });
  await consumer.ready();
  await Promise.all(topics.map((name) => stack.kafka().send(name, [message(name)])));
  await until(() => received.length === 2);
  expect(received.map(({ topic: name, key }) => [name, key]).toSorted()).toEqual(
    topics.map((name) => [name, name]),
  );
  await consumer.stop();
  await stack.kafka().deleteTopics([wanted.name]);
});

test('When a topic does not exist, then a send to it is refused and creates none', async () => {
  await expect(stack.kafka().send('test.nowhere', [message('lost')])).rejects.toThrow();
  const { consumer, received } = collect(stack.kafka(), { topics: [lateTopic.name] });
  expect(consumer.isReady()).toBe(false);
  await stack.kafka().ensureTopics([lateTopic]);
  await consumer.ready();
  await stack.kafka().send(lateTopic.name, [message('late')]);
  await until(() => received.length === 1);
  await stack.kafka().deleteTopics([lateTopic.name]);
});

test('When Kafka is away at the start, then a reader waits unready and begins when it comes', async () => {
  const { proxy, kafka } = await proxied();
  await proxy.cut();
  const { consumer, values } = collect(kafka);
  await expect(kafka.ping()).rejects.toThrow();
  await expect(kafka.send(topic.name, [message('refused')])).rejects.toThrow();
  expect(consumer.isReady()).toBe(false);
  await proxy.restore();
  await consumer.ready();
  await kafka.ping();
  await until(() => kafka.send(topic.name, [message('welcome')]).then(() => true));
  await until(() => values('welcome').length > 0);
});

test('When the connection breaks while reading, then a reader without commits goes on without a gap or repetition', async () => {
  const { proxy, kafka } = await proxied();
  const direct = stack.kafka();
  const { consumer, values } = collect(kafka, { from: 'end' });
  await consumer.ready();
  for (let n = 0; n < 30; n += 1) {
    await direct.send(topic.name, [message('streamed', String(n))]);
    if (n === 10) {
      await until(() => values('streamed').length === 11);
      await proxy.cut();
      await proxy.restore();
    }
  }
  await until(() => values('streamed').length >= 30, { withinMs: 30_000 });
  expect(values('streamed')).toEqual(Array.from({ length: 30 }, (_, n) => String(n)));
});

test('When a reader is built anew, then it misses nothing, not even of partitions that brought nothing before', async () => {
  const lines: string[] = [];
  const logger = createLogger({
    service: 'test',
    level: 'warn',
    destination: { write: (line) => void lines.push(line) },
  });
  const { proxy, kafka } = await proxied({ logger });
  const { consumer, received } = collect(kafka, { from: 'end' });
  await consumer.ready();
  await proxy.cut();
  // Of twenty keys each partition gets some, and none of them had brought this reader anything.
  const keys = Array.from({ length: 20 }, (_, n) => `quiet-${n}`);
  await stack.kafka().send(
    topic.name,
    keys.map((key) => message(key)),
  );
  await until(() => lines.some((line) => line.includes('building the consumer anew')));
  await proxy.restore();
  await until(() => keys.every((key) => received.some((one) => one.key === key)), {
    what: 'every partition',
  });
  expect(received.filter(({ key }) => key?.startsWith('quiet-'))).toHaveLength(keys.length);
});
