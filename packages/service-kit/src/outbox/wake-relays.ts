import type { AnyModel } from '../mongo/any-model.ts';
import type { OutboxLease } from './outbox-schema.ts';
import type { LeasedOutbox } from './outbox-store.ts';

/** A document's waiting events, leased for a relay by the very write that left them. */
export interface TakenOutbox extends LeasedOutbox {
  lease: OutboxLease;
}

/** A relay of this process, as the writes of its models know it. */
export interface RelayListener {
  /** The lease that a write may give this relay, which saves it taking one; null where it would not publish at once. */
  offer: () => OutboxLease | null;
  /** A document has new events; `taken` where the write gave this relay its lease. */
  wake: (id: string, taken?: TakenOutbox) => void;
}

const listeners = new WeakMap<AnyModel, Set<RelayListener>>();

const relaysOf = (model: AnyModel): ReadonlySet<RelayListener> => listeners.get(model) ?? new Set();

/** The lease for a write of a document where no events wait; null where no relay of this process is ready for it. */
export const offeredLease = (model: AnyModel): OutboxLease | null => {
  for (const { offer } of relaysOf(model)) {
    const lease = offer();
    if (lease) return lease;
  }
  return null;
};

/** Tells this model's relays in this process that a document has new events to publish. */
export const wakeRelays = (model: AnyModel, id: string, taken?: TakenOutbox): void => {
  for (const { wake } of relaysOf(model)) wake(id, taken);
};

/** Hears of just-written documents of a model; returns the function that stops it. */
export const onWake = (model: AnyModel, listener: RelayListener): (() => void) => {
  const all = listeners.get(model) ?? new Set();
  listeners.set(model, all.add(listener));
  return () => all.delete(listener);
};
