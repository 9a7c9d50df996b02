import { Kafka } from 'kafkajs';
import { createLogger } from '../logging/logger.ts';
import { until } from '../testing/wait-for.ts';
import type { ConsumerLife, ConsumerLifeOptions } from './kafkajs-consumer-life.ts';
import { superviseConsumer } from './kafkajs-supervisor.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

interface Life {
  options: ConsumerLifeOptions;
  ended: boolean;
  lastSign: number;
}

const setUp = ({ failFirst = 0, silent = false, connected = Promise.resolve() } = {}) => {
  const lives: Life[] = [];
  const fatal: Error[] = [];
  let refusals = failFirst;
  const consumer = superviseConsumer({
    createClient: () => new Kafka({ brokers: ['127.0.0.1:1'] }),
    topicPrefix: '',
    times: { sessionTimeoutMs: 40, heartbeatMs: 10, maxWaitMs: 10 },
    options: {
      groupId: 'g',
      topics: ['t'],
      from: 'end',
      commit: true,
      handler: () => Promise.resolve('done'),
    },
    logger: createLogger({ service: 'test', level: 'silent' }),
    onFatal: (error) => fatal.push(error),
    stopWithinMs: 50,
    begin: async (options): Promise<ConsumerLife> => {
      await connected;
      if (refusals-- > 0) throw named('KafkaJSConnectionError');
      const life: Life = { options, ended: false, lastSign: Date.now() };
      lives.push(life);
      return {
        lastSign: () => (silent ? life.lastSign : Date.now()),
        end: () => {
          life.ended = true;
          return Promise.resolve();
        },
      };
    },
  });
  return { consumer, lives, fatal };
};

test('When Kafka is away at the start, then it is tried again until it is there, and only then ready', async () => {
  const { consumer, lives } = setUp({ failFirst: 2 });
  const life = await until(() => lives[0]);
  expect(consumer.isReady()).toBe(false);
  life.options.onCaughtUp();
  await consumer.ready();
  expect(consumer.isReady()).toBe(true);
  await consumer.stop();
  expect(life.ended).toBe(true);
});

test('When a consumer crashes of a lost broker, then it ends and another takes its place', async () => {
  const { consumer, lives, fatal } = setUp();
  const first = await until(() => lives[0]);
  first.options.onCrash(named('KafkaJSNumberOfRetriesExceeded'));
  await until(() => lives[1]);
  expect(first.ended).toBe(true);
  expect(fatal).toEqual([]);
  await consumer.stop();
});

test('When a consumer dies of what no rebuild mends, then the process is told to end', async () => {
  const { lives, fatal } = setUp();
  const first = await until(() => lives[0]);
  first.options.onCrash(named('KafkaJSNotImplemented'));
  await until(() => fatal.length === 1);
  expect(lives).toHaveLength(1);
});

test('When a consumer has not fetched for twice its session timeout, then it is built anew', async () => {
  const { consumer, lives, fatal } = setUp({ silent: true });
  await until(() => lives.length >= 3);
  expect(lives[0]?.ended).toBe(true);
  expect(fatal).toEqual([]);
  await consumer.stop();
});

test('When it is stopped while it connects to a broker that does not answer, then it does not wait, and a late connection is ended', async () => {
  const connected = Promise.withResolvers<void>();
  const { consumer, lives } = setUp({ connected: connected.promise });
  await consumer.stop();
  expect(lives).toEqual([]);
  connected.resolve();
  expect((await until(() => lives[0])).options.options.groupId).toBe('g');
  await until(() => lives[0]?.ended);
  expect(lives).toHaveLength(1);
});
