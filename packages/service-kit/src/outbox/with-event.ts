import { currentTrace } from '../context/request-context.ts';
import { payloadTooLarge, unavailable } from '../errors/domain-error.ts';
import { failPoint } from '../fail-points/fail-point.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import { withDuplicateKeys } from '../mongo/duplicate-key-error.ts';
import { pause } from '../time/pause.ts';
import { visible, type Aggregate, type Identified, type Stored } from './aggregate.ts';
import { withDocumentLock } from './document-lock.ts';
import { wakeRelays, offeredLease } from './wake-relays.ts';
import type { OutboxEvent, OutboxLease, OutboxState } from './outbox-schema.ts';
import { outboxTexts } from './outbox-texts.ts';
import {
  aggregateName,
  hasRoom,
  outboxUpdate,
  pendingFields,
  toOutboxEvents,
  versionAfter,
  type StateChange,
} from './outbox-write.ts';
import type { PendingEvent } from './pending-event.ts';

export interface AggregateChange<State> {
  /** The fields that change; `undefined` removes a field. */
  state: StateChange<State>;
  events: readonly PendingEvent[];
}

export interface ChangeOptions<State> {
  model: AnyModel<State>;
  id: string;
  /**
   * Decides from the current state; null when there is nothing to change. May run again when another write came
   * between, so it must have no effect of its own, nor change this aggregate again. An error that it throws (a
   * conflict, say) passes through.
   */
  change: (
    current: Aggregate<State>,
  ) => AggregateChange<State> | null | Promise<AggregateChange<State> | null>;
}

const maxAttempts = 30;
const pauseBeforeRetry = (attempt: number) => pause(Math.random() * Math.min(50, 2 ** attempt));

const assertRoom = (waiting: OutboxState['outbox'], events: readonly PendingEvent[]): void => {
  if (!hasRoom([], events)) throw payloadTooLarge();
  if (!hasRoom(waiting, events)) throw unavailable('outbox-full', outboxTexts.full, 5);
};

/** What a write left in the document's outbox, and the lease that it gave this process's relay. */
interface Left {
  version: number;
  outbox: readonly OutboxEvent[];
  removedAt?: Date | null | undefined;
  lease: OutboxLease | null;
}

const written = (model: AnyModel, id: string, { version, outbox, removedAt, lease }: Left): void => {
  failPoint('outbox.after_write');
  if (!lease) return wakeRelays(model, id);
  wakeRelays(model, id, { version, events: [...outbox], removed: removedAt != null, lease });
};

/**
 * Inserts a new aggregate with the events that tell of it, in one document write. Its version is 1, or the number
 * of events. Throws DuplicateKeyError when the id or another unique value is taken.
 */
export const createAggregate = async <State extends Identified>(options: {
  model: AnyModel<State>;
  state: State;
  events: readonly PendingEvent[];
}): Promise<Aggregate<State>> => {
  const { model, state, events } = options;
  assertRoom([], events);
  const now = new Date();
  const version = versionAfter(0, events.length);
  const outbox = toOutboxEvents(events, {
    aggregate: aggregateName(model.modelName),
    aggregateId: state._id,
    version: 0,
    now,
    traceparent: currentTrace(),
  });
  const lease = events.length > 0 ? offeredLease(model) : null;
  const document = { ...state, version, outbox, ...pendingFields({ events: outbox, now, lease }) };
  const created = await withDuplicateKeys(() => openModel<Stored<State>>(model).create(document));
  if (events.length > 0) written(model, state._id, { version, outbox, lease });
  return visible(created.toObject());
};

const attemptChange = async <State extends Identified>({
  model,
  id,
  change,
}: ChangeOptions<State>): Promise<Aggregate<State> | null | 'conflict'> => {
  const aggregates = openModel<Stored<Identified>>(model);
  const whole = (document: Stored<Identified>) =>
    // The read has no projection, so the document is whole: the state beside its bookkeeping.
    document as Stored<State>;
  const found = await aggregates.findOne({ _id: id, removedAt: null }).lean();
  if (!found) return null;
  const current = whole(found);
  const decided = await change(visible<State>(current));
  if (decided === null) return visible<State>(current);
  const waiting = current.outbox ?? [];
  assertRoom(waiting, decided.events);
  const now = new Date();
  const aggregate = aggregateName(model.modelName);
  const moment = { aggregate, aggregateId: id, version: current.version, now, traceparent: currentTrace() };
  // Where nothing waits, nobody has a lease, and none comes before the version that this write is guarded by changes.
  const isFree = current.outboxPending == null && decided.events.length > 0;
  const lease = isFree ? offeredLease(model) : null;
  const update = outboxUpdate<State>({
    state: decided.state,
    events: toOutboxEvents(decided.events, moment),
    version: versionAfter(current.version, decided.events.length),
    now,
    lease,
  });
  const after = await withDuplicateKeys(() =>
    aggregates
      .findOneAndUpdate({ _id: id, version: current.version }, update, {
        returnDocument: 'after',
        strict: 'throw',
      })
      .lean(),
  );
  if (!after) return 'conflict';
  if (decided.events.length > 0) written(model, id, { ...after, outbox: after.outbox ?? [], lease });
  return visible(whole(after));
};

/**
 * Changes an aggregate and records the events that tell of it, in one document write guarded by its version.
 * Returns the state after, or null when there is no such aggregate (or it is removed). Throws DuplicateKeyError,
 * DomainError 503 `outbox-full` when too much waits to be published, and 503 `busy` when it loses to other
 * replicas' writes 30 times over.
 */
export const changeAggregate = <State extends Identified>(
  options: ChangeOptions<State>,
): Promise<Aggregate<State> | null> =>
  withDocumentLock(options.model, options.id, async () => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const result = await attemptChange(options);
      if (result !== 'conflict') return result;
      await pauseBeforeRetry(attempt);
    }
    throw unavailable('busy', outboxTexts.busy, 1);
  });

// A literal of a mapped type over a type parameter cannot be checked member by member.
const removal = <State>() => ({ removedAt: new Date() }) as unknown as StateChange<State>;

/**
 * Removes an aggregate: marks it and records the event for it. Reads through `changeAggregate` no longer
 * see it, and the relay deletes the document once the event is out; other reads filter on `removedAt: null`.
 * Returns the last state, or null when there was none. The id must not be used again, since its sequence is gone.
 */
export const removeAggregate = <State extends Identified>(options: {
  model: AnyModel<State>;
  id: string;
  /** At least one event; what the readers need to forget it. */
  events: (last: Aggregate<State>) => readonly [PendingEvent, ...PendingEvent[]];
}): Promise<Aggregate<State> | null> =>
  changeAggregate<State & Pick<OutboxState, 'removedAt'>>({
    model: options.model,
    id: options.id,
    change: (last) => ({ state: removal(), events: options.events(last) }),
  });
