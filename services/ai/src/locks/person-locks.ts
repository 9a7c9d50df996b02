export interface LockOptions {
  /** Aborts where the caller is gone. */
  signal: AbortSignal;
  /** Aborts where they have waited long enough. */
  patience: AbortSignal;
}

export interface PersonLocks {
  /**
   * Resolves when nothing else runs for this person, in the order in which they came; the function it gives releases the lock.
   * Throws the reason of the signal that aborts first.
   */
  acquire(personId: string, options: LockOptions): Promise<() => void>;
}

interface Waiting {
  begin: () => void;
}

/** The locks of one process alone. */
export const createPersonLocks = (): PersonLocks => {
  const queues = new Map<string, Waiting[]>();

  const release = (personId: string): void => {
    const [next, ...rest] = queues.get(personId) ?? [];
    if (!next) queues.delete(personId);
    else {
      queues.set(personId, rest);
      next.begin();
    }
  };
  const releaseOf = (personId: string): (() => void) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      release(personId);
    };
  };
  const wait = (personId: string, { signal, patience }: LockOptions): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const either = AbortSignal.any([signal, patience]);
      const leave = (): void => {
        queues.set(
          personId,
          (queues.get(personId) ?? []).filter((each) => each !== waiting),
        );
        reject(either.reason);
      };
      const waiting: Waiting = {
        begin: () => {
          either.removeEventListener('abort', leave);
          resolve(releaseOf(personId));
        },
      };
      either.addEventListener('abort', leave, { once: true });
      queues.set(personId, [...(queues.get(personId) ?? []), waiting]);
    });

  return {
    acquire: async (personId, options) => {
      options.signal.throwIfAborted();
      options.patience.throwIfAborted();
      if (queues.has(personId)) return wait(personId, options);
      queues.set(personId, []);
      return releaseOf(personId);
    },
  };
};
