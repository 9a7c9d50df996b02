import { envelopeSchema } from '@academy/contracts/events/event.ts';
import { eventsByTopic, toEnvelope, toMessage } from './envelope.ts';
import type { OutboxEvent } from './outbox-schema.ts';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const event = (sequence: number, topic = 'test.things'): OutboxEvent => ({
  id: `019a0000-0000-7000-8000-00000000000${sequence}`,
  type: 'academy.test.changed.v1',
  topic,
  subject: 'thing-1',
  sequence,
  time: '2026-01-01T00:00:00.000Z',
  traceparent,
  data: '{"name":"á"}',
});

test('When an event is published, then its envelope is a CloudEvent that the contract takes', () => {
  const envelope = toEnvelope(event(3), 'test');
  expect(envelopeSchema.parse(envelope)).toEqual(envelope);
  expect(envelope).toMatchObject({
    source: '/academy/test',
    subject: 'thing-1',
    sequence: 3,
    data: { name: 'á' },
  });
});

test('When several events wait, then each topic gets its own in sequence order, keyed and traced', () => {
  const byTopic = eventsByTopic([event(4), event(2), event(3, 'test.audit')]);
  expect([...byTopic.keys()].toSorted()).toEqual(['test.audit', 'test.things']);
  expect(byTopic.get('test.things')?.map(({ sequence }) => sequence)).toEqual([2, 4]);
  expect(toMessage(event(3, 'test.audit'), 'test')).toMatchObject({
    key: 'thing-1',
    headers: { traceparent, 'ce-type': 'academy.test.changed.v1' },
  });
});

test('When an event has no trace, then neither envelope nor headers name one', () => {
  const { traceparent: _none, ...untraced } = event(1);
  expect(toEnvelope(untraced, 'test')).not.toHaveProperty('traceparent');
  expect(toMessage(untraced, 'test').headers).not.toHaveProperty('traceparent');
});
