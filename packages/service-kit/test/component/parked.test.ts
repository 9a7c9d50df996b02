import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { startBroadcastConsumer } from '../../src/consumers/broadcast-consumer.ts';
import { defineHandler } from '../../src/consumers/event-handler.ts';
import { PermanentError } from '../../src/consumers/permanent-error.ts';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { toMessage } from '../../src/outbox/envelope.ts';
import { toOutboxEvents } from '../../src/outbox/outbox-write.ts';
import { pendingEvent } from '../../src/outbox/pending-event.ts';
import { createParkedMessages } from '../../src/parked/parked-messages.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { entryAdded, ledgerTopic } from '../support/ledger.ts';

const stack = useTestStack({ topics: [ledgerTopic, auditTopics.actions] });
const topic = ledgerTopic.name;

const send = (account: string) => {
  const moment = {
    aggregate: 'account',
    aggregateId: account,
    version: 0,
    now: new Date(),
    traceparent: undefined,
  };
  const events = toOutboxEvents([pendingEvent(entryAdded, { entry: 1, entries: [1] })], moment);
  return stack.kafka().send(
    topic,
    events.map((event) => toMessage(event, 'test')),
  );
};

/** A group that refuses an account until it is told to take it. */
const startGroup = (groupId: string, refused: Set<string>) => {
  const handled: string[] = [];
  const metrics = createMetrics('t');
  startConsumer({
    kafka: stack.kafka(),
    groupId,
    handlers: [
      defineHandler({
        event: entryAdded,
        expects: entryAdded.data,
        example: { entry: 1, entries: [1] },
        handle: ({ subject }) => {
          if (refused.has(subject)) return Promise.reject(new PermanentError('a rule refuses it'));
          handled.push(subject);
          return Promise.resolve();
        },
      }),
    ],
    logger: stack.logger,
    metrics,
  });
  return { handled, metrics, count: (account: string) => handled.filter((one) => one === account).length };
};

const parkedMessages = () => {
  const parked = createParkedMessages(stack.kafka(), [topic]);
  stack.afterSuite(() => parked.close());
  const waitFor = (account: string, group: string, times = 1) =>
    until(
      async () =>
        (await parked.list({ group, status: 'parked' })).items.find(
          ({ key, replays }) => key === account && replays === times - 1,
        ),
      { what: `${account} parked by ${group}`, withinMs: 40_000 },
    );
  return { ...parked, waitFor };
};

test('When a poison message is parked and its handler mended, then a replay has one effect, in its group alone', async () => {
  const refused = new Set(['poison']);
  const broken = startGroup('broken', refused);
  const sound = startGroup('sound', new Set());
  const parked = parkedMessages();
  await send('poison');
  const message = await parked.waitFor('poison', 'broken');
  expect(message).toMatchObject({
    topic,
    group: 'broken',
    status: 'parked',
    attempts: 1,
    eventType: entryAdded.type,
    error: 'PermanentError: a rule refuses it',
  });
  expect(await broken.metrics.registry.getSingleMetricAsString('parked_messages_total')).toContain(
    'group="broken",topic="test.ledger"',
  );
  refused.clear();
  const [first, second] = await Promise.allSettled([
    parked.replay(message.id, 'ana'),
    createParkedMessages(stack.kafka(), [topic]).replay(message.id, 'eva'),
  ]);
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(parked.replay(message.id, 'ana')).rejects.toMatchObject({ code: 'resolved' });
  await expect(parked.discard(message.id, 'ana')).rejects.toMatchObject({ code: 'resolved' });
  expect(await parked.find(message.id)).toMatchObject({ status: 'replayed', replays: 1 });
  await until(() => broken.count('poison') === 1);
  // What comes after has been read by both groups, and with it whatever the replay brought.
  await send('after');
  await until(() => broken.count('after') === 1 && sound.count('after') === 1);
  expect(broken.count('poison')).toBe(1);
  expect(sound.count('poison')).toBe(1);
});

test('When a replayed message fails again, then it is parked again under its id, and can be replayed once more', async () => {
  const refused = new Set(['stubborn']);
  const group = startGroup('stubborn', refused);
  const parked = parkedMessages();
  await send('stubborn');
  const { id } = await parked.waitFor('stubborn', 'stubborn');
  await parked.replay(id, 'ana');
  const again = await parked.waitFor('stubborn', 'stubborn', 2);
  expect(again).toMatchObject({ id, topic, replays: 1 });
  refused.clear();
  await parked.replay(id, 'ana');
  await until(() => group.count('stubborn') === 1);
  expect((await parked.list({ group: 'stubborn' })).total).toBe(1);
});

test('When a message is discarded, then nobody gets it again, and lists tell who did it', async () => {
  const group = startGroup('discarding', new Set(['useless', 'other']));
  const parked = parkedMessages();
  await send('useless');
  await send('other');
  const { id } = await parked.waitFor('useless', 'discarding');
  await parked.waitFor('other', 'discarding');
  expect(await parked.discard(id, 'ana')).toMatchObject({ status: 'discarded', resolvedBy: 'ana' });
  await expect(parked.replay(id, 'ana')).rejects.toMatchObject({ code: 'resolved' });
  const left = await parked.list({ group: 'discarding', status: 'parked' });
  expect(left.items.map(({ key }) => key)).toEqual(['other']);
  const first = await parked.list({ group: 'discarding', limit: 1 });
  const rest = await parked.list({ group: 'discarding', limit: 1, ...(first.next && { after: first.next }) });
  expect([first.total, rest.next]).toEqual([2, null]);
  expect([...first.items, ...rest.items].map(({ key }) => key).toSorted()).toEqual(['other', 'useless']);
  await expect(parked.replay('test.ledger:0:99999:nobody', 'ana')).rejects.toMatchObject({
    code: 'not-found',
  });
  expect([group.count('useless'), group.count('other')]).toEqual([0, 0]);
  // Staff's acts are audited, refused ones not.
  const audited: Envelope[] = [];
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'test-audit',
    topics: [auditTopics.actions.name],
    since: 'beginning',
    handler: (envelope) => void audited.push(envelope),
    logger: stack.logger,
  });
  await reader.ready();
  const acts = audited.filter(({ aggregateid }) => aggregateid === id).map(({ data }) => data);
  expect(acts).toMatchObject([
    { action: 'parked-event.discarded', resource: 'parked-events', fields: ['status'] },
  ]);
});
