import type { Envelope } from '@academy/contracts/events/event.ts';
import type { OutgoingMessage } from '../kafka/kafka-port.ts';
import type { OutboxEvent } from './outbox-schema.ts';

/** A waiting event as CloudEvents 1.0; `service` becomes the source `/academy/<service>`. */
export const toEnvelope = (event: OutboxEvent, service: string): Envelope => ({
  specversion: '1.0',
  id: event.id,
  source: `/academy/${service}`,
  type: event.type,
  subject: event.subject,
  time: event.time,
  sequence: event.sequence,
  ...(event.aggregateId == null ? {} : { aggregate: event.aggregate, aggregateid: event.aggregateId }),
  datacontenttype: 'application/json',
  ...(event.traceparent == null ? {} : { traceparent: event.traceparent }),
  data: JSON.parse(event.data) as unknown,
});

/** The Kafka message: the envelope as structured JSON, with what a reader needs before parsing it as headers. */
export const toMessage = (event: OutboxEvent, service: string): OutgoingMessage => ({
  key: event.subject,
  value: JSON.stringify(toEnvelope(event, service)),
  headers: {
    'content-type': 'application/cloudevents+json; charset=utf-8',
    'ce-type': event.type,
    'ce-id': event.id,
    ...(event.traceparent == null ? {} : { traceparent: event.traceparent }),
  },
});

/** Waiting events by topic, each topic's in sequence order. */
export const eventsByTopic = (events: readonly OutboxEvent[]): Map<string, OutboxEvent[]> =>
  Map.groupBy(
    events.toSorted((a, b) => a.sequence - b.sequence),
    ({ topic }) => topic,
  );
