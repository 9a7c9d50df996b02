import { newId } from '../ids/uuid-v7.ts';
import type { OutboxEvent, OutboxLease } from './outbox-schema.ts';
import type { PendingEvent } from './pending-event.ts';

/** How much may wait in one aggregate's outbox before further writes are refused. */
export const outboxCap = { count: 100, bytes: 256 * 1024 } as const;

export interface WriteMoment {
  /** The aggregate's kind, such as `attempt`. */
  aggregate: string;
  aggregateId: string;
  /** The aggregate's version before the write; 0 for a new one. */
  version: number;
  now: Date;
  traceparent: string | undefined;
}

/** The version after a write that carries this many events: one step per event, and at least one. */
export const versionAfter = (version: number, eventCount: number): number =>
  version + Math.max(1, eventCount);

/** How events name the kind of a model's aggregates: `HelpRequest` is `help_request`. */
export const aggregateName = (modelName: string): string =>
  modelName.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();

/** Gives pending events their ids and sequences: the first is version + 1, the last equals the version after. */
export const toOutboxEvents = (events: readonly PendingEvent[], moment: WriteMoment): OutboxEvent[] =>
  events.map((event, index) => ({
    id: newId(),
    type: event.type,
    topic: event.topic,
    subject: event.subject ?? moment.aggregateId,
    ...(event.subject !== undefined &&
      event.subject !== moment.aggregateId && {
        aggregate: moment.aggregate,
        aggregateId: moment.aggregateId,
      }),
    sequence: moment.version + index + 1,
    time: moment.now.toISOString(),
    ...(moment.traceparent === undefined ? {} : { traceparent: moment.traceparent }),
    data: event.data,
  }));

const bytesOf = (events: readonly { data: string }[]): number =>
  events.reduce((sum, event) => sum + Buffer.byteLength(event.data), 0);

/** Whether the outbox can take these events on top of what waits there. */
export const hasRoom = (waiting: readonly OutboxEvent[], events: readonly PendingEvent[]): boolean =>
  waiting.length + events.length <= outboxCap.count && bytesOf(waiting) + bytesOf(events) <= outboxCap.bytes;

/** A change of the state's own fields; `undefined` removes the field. */
export type StateChange<State> = { [Key in keyof State]?: State[Key] | undefined };

interface Waiting {
  events: readonly OutboxEvent[];
  now: Date;
  /** Given to this process's relay with the events; none where it is not ready, or another has the document. */
  lease?: OutboxLease | null;
}

/** What tells the relays that a document has events; nothing where a write carries none. */
export const pendingFields = ({ events, now, lease }: Waiting) =>
  events.length > 0 ? { outboxPending: now, ...(lease && { outboxLease: lease }) } : {};

interface ChangeParts<State> extends Waiting {
  state: StateChange<State>;
  version: number;
}

/**
 * The one update that sets the state, raises the version and pushes the events. `outboxPending` is set by every
 * push, even when events already waited: the relay may clear those between the writer's read and its write.
 */
export const outboxUpdate = <State>(parts: ChangeParts<State>): Record<string, Record<string, unknown>> => {
  const { state, events, version } = parts;
  const entries = Object.entries(state);
  const removed = entries.filter(([, value]) => value === undefined).map(([key]) => [key, 1]);
  return {
    $set: {
      ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
      version,
      ...pendingFields(parts),
    },
    ...(removed.length > 0 && { $unset: Object.fromEntries(removed) }),
    ...(events.length > 0 && { $push: { outbox: { $each: events } } }),
  };
};
