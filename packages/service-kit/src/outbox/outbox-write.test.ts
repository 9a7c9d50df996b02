import {
  aggregateName,
  hasRoom,
  outboxCap,
  outboxUpdate,
  toOutboxEvents,
  versionAfter,
} from './outbox-write.ts';
import type { PendingEvent } from './pending-event.ts';

const event = (data = '{}', subject?: string): PendingEvent => ({
  type: 'academy.test.changed.v1',
  topic: 'test.things',
  subject,
  data,
});
const moment = {
  aggregate: 'thing',
  aggregateId: 'thing-1',
  version: 4,
  now: new Date('2026-01-02T03:04:05Z'),
  traceparent: undefined,
};

test('When a write carries events, then their sequences go on from the version and end at the version after', () => {
  const events = toOutboxEvents([event(), event()], moment);
  expect(events.map(({ sequence }) => sequence)).toEqual([5, 6]);
  expect(versionAfter(moment.version, events.length)).toBe(6);
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  expect(events[0]).toMatchObject({ subject: 'thing-1', time: '2026-01-02T03:04:05.000Z' });
  expect(events[0]).not.toHaveProperty('traceparent');
});

test('When a write carries no event, then the version grows all the same', () => {
  expect(versionAfter(4, 0)).toBe(5);
});

test('When an event names its own subject, then that is its key', () => {
  expect(toOutboxEvents([event('{}', 'actor-9')], moment)[0]).toMatchObject({
    subject: 'actor-9',
    aggregate: 'thing',
    aggregateId: 'thing-1',
  });
  for (const own of [event(), event('{}', 'thing-1')])
    expect(toOutboxEvents([own], moment)[0]).not.toHaveProperty('aggregateId');
  expect(aggregateName('HelpRequest')).toBe('help_request');
});

test('When a change is written, then one update sets, removes, raises the version and pushes', () => {
  const events = toOutboxEvents([event()], moment);
  const update = outboxUpdate<{ name: string; note: string }>({
    state: { name: 'new', note: undefined },
    events,
    version: 5,
    now: moment.now,
  });
  expect(update).toEqual({
    $set: { name: 'new', version: 5, outboxPending: moment.now },
    $unset: { note: 1 },
    $push: { outbox: { $each: events } },
  });
});

test('When a change has no events, then nothing becomes pending', () => {
  const update = outboxUpdate<{ name: string }>({
    state: { name: 'new' },
    events: [],
    version: 5,
    now: moment.now,
  });
  expect(update).toEqual({ $set: { name: 'new', version: 5 } });
});

test('When the outbox is full by count or by bytes, then there is no room', () => {
  const waiting = toOutboxEvents(
    Array.from({ length: outboxCap.count - 1 }, () => event()),
    moment,
  );
  expect(hasRoom(waiting, [event()])).toBe(true);
  expect(hasRoom(waiting, [event(), event()])).toBe(false);
  const half = event('x'.repeat(outboxCap.bytes / 2));
  expect(hasRoom(toOutboxEvents([half], moment), [half])).toBe(true);
  expect(hasRoom(toOutboxEvents([half], moment), [half, event('x')])).toBe(false);
});
