import type { AnyModel } from '../mongo/any-model.ts';

type Listener = (id: string) => void;

const listeners = new WeakMap<AnyModel, Set<Listener>>();

/** Tells this model's relays in this process that a document has new events to publish. */
export const nudgeRelays = (model: AnyModel, id: string): void => {
  for (const listener of listeners.get(model) ?? []) listener(id);
};

/** Hears of just-written documents of a model; returns the function that stops it. */
export const onNudge = (model: AnyModel, listener: Listener): (() => void) => {
  const all = listeners.get(model) ?? new Set();
  listeners.set(model, all.add(listener));
  return () => all.delete(listener);
};
