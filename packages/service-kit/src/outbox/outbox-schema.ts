/** One event at rest in its aggregate until the broker has acknowledged it. */
export interface OutboxEvent {
  /** UUIDv7; the same however often it is published. */
  id: string;
  type: string;
  topic: string;
  /** Message key, and the envelope's subject. */
  subject: string;
  /** Where the subject is not the aggregate's id: its kind, and its id. */
  aggregate?: string | undefined;
  aggregateId?: string | undefined;
  /** The aggregate's version after the write, see EventContract's envelope. */
  sequence: number;
  /** ISO 8601, UTC. */
  time: string;
  traceparent?: string | undefined;
  /** JSON text of the event's data: the store need not allow its keys, and nothing rewrites it. */
  data: string;
}

export interface OutboxLease {
  by: string;
  until: Date;
}

/** The bookkeeping beside an aggregate's own state. */
export interface OutboxState {
  version: number;
  outbox: OutboxEvent[];
  /** Since when events wait; absent when none does. */
  outboxPending?: Date;
  outboxLease?: OutboxLease;
  /** Set by removeAggregate; the relay deletes the document once its last event is out. */
  removedAt?: Date;
}

const outboxEvent = {
  _id: false,
  id: String,
  type: { type: String },
  topic: String,
  subject: String,
  aggregate: String,
  aggregateId: String,
  sequence: Number,
  time: String,
  traceparent: String,
  data: String,
} as const;

/**
 * Spread into the schema of every aggregate that publishes events:
 * `new Schema({ _id: String, name: String, ...outboxFields })`. The sparse index lets the relay's sweep find what
 * waits without reading anything else.
 */
export const outboxFields = {
  version: { type: Number, required: true, default: 0 },
  outbox: { type: [outboxEvent], default: [] },
  outboxPending: { type: Date, index: { sparse: true } },
  outboxLease: { type: { _id: false, by: String, until: Date } },
  removedAt: Date,
} as const;

/** Projection that leaves the bookkeeping out, for reads of an aggregate's own state. */
export const withoutOutbox = { outbox: 0, outboxPending: 0, outboxLease: 0 } as const;
