/** Tells those who listen, in this process, that there is something to do. */
export interface Signal {
  raise: () => void;
  /** Gives what stops the listening. */
  on: (listener: () => void) => () => void;
}

/** A signal that nobody listens to yet; raised without listeners it is lost. */
export const createSignal = (): Signal => {
  const listeners = new Set<() => void>();
  return {
    raise: () => {
      for (const listener of listeners) listener();
    },
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
