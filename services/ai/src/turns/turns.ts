export interface TurnOptions {
  /** Aborts where the caller is gone. */
  signal: AbortSignal;
  /** Aborts where they have waited long enough. */
  patience: AbortSignal;
}

export interface Turns {
  /**
   * Resolves when nothing else runs for this person, in the order in which they came; the function it gives ends the turn.
   * Throws the reason of the signal that aborts first.
   */
  take(personId: string, options: TurnOptions): Promise<() => void>;
}

interface Waiting {
  begin: () => void;
}

/** The turns of one process alone. */
export const createTurns = (): Turns => {
  const queues = new Map<string, Waiting[]>();

  const endTurn = (personId: string): void => {
    const [next, ...rest] = queues.get(personId) ?? [];
    if (!next) queues.delete(personId);
    else {
      queues.set(personId, rest);
      next.begin();
    }
  };
  const turnOf = (personId: string): (() => void) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      endTurn(personId);
    };
  };
  const wait = (personId: string, { signal, patience }: TurnOptions): Promise<() => void> =>
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
          resolve(turnOf(personId));
        },
      };
      either.addEventListener('abort', leave, { once: true });
      queues.set(personId, [...(queues.get(personId) ?? []), waiting]);
    });

  return {
    take: async (personId, options) => {
      options.signal.throwIfAborted();
      options.patience.throwIfAborted();
      if (queues.has(personId)) return wait(personId, options);
      queues.set(personId, []);
      return turnOf(personId);
    },
  };
};
