/**
 * How many calls of a kind may be with a service at once. Calls beyond it wait for a place, in turns by caller,
 * for a bounded time and in a bounded queue; the rest is to be refused at once.
 */
export interface Bulkhead {
  /** Takes a place if one is free now; `leave` gives it back. */
  tryEnter: (caller: string) => boolean;
  /** Resolves true with a place, false when the queue is full or the wait too long. `left` withdraws the call. */
  enter: (caller: string, left: AbortSignal) => Promise<boolean>;
  leave: (caller: string) => void;
}

export interface BulkheadLimits {
  places: number;
  /** Most places that one caller holds: the others are kept for everybody else. */
  perCaller: number;
  queue: number;
  waitMs: number;
}

interface Waiter {
  caller: string;
  resolve: (admitted: boolean) => void;
}

export const createBulkhead = ({ places, perCaller, queue, waitMs }: BulkheadLimits): Bulkhead => {
  const inside = new Map<string, number>();
  /** By caller; the first of the map is next. */
  const waiting = new Map<string, Waiter[]>();
  let taken = 0;
  let queued = 0;

  const insideOf = (caller: string): number => inside.get(caller) ?? 0;
  const mayEnter = (caller: string): boolean => taken < places && insideOf(caller) < perCaller;
  const take = (caller: string): void => {
    taken += 1;
    inside.set(caller, insideOf(caller) + 1);
  };

  const remove = (waiter: Waiter): void => {
    const line = waiting.get(waiter.caller);
    const at = line?.indexOf(waiter) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    queued -= 1;
    if (line.length === 0) waiting.delete(waiter.caller);
  };

  const admitNext = (): void => {
    for (const [caller, line] of waiting) {
      const [waiter] = line;
      if (!waiter || !mayEnter(caller)) continue;
      remove(waiter);
      // To the end of the round.
      if (line.length > 0) {
        waiting.delete(caller);
        waiting.set(caller, line);
      }
      take(caller);
      waiter.resolve(true);
      return;
    }
  };

  /** Makes room for a caller by refusing the newest call of the caller with the most waiting, if that is clearly more. */
  const makeRoom = (caller: string): boolean => {
    const longest = [...waiting.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.at(-1);
    if (!last || longest.length <= (waiting.get(caller)?.length ?? 0) + 1) return false;
    last.resolve(false);
    return true;
  };

  return {
    tryEnter: (caller) => {
      if (queued > 0 || !mayEnter(caller)) return false;
      take(caller);
      return true;
    },
    enter: (caller, left) =>
      new Promise((resolve) => {
        if (left.aborted || (queued >= queue && !makeRoom(caller))) {
          resolve(false);
          return;
        }
        const finish = (admitted: boolean): void => {
          clearTimeout(timer);
          left.removeEventListener('abort', give);
          if (!admitted) remove(waiter);
          resolve(admitted);
        };
        const give = (): void => finish(false);
        const timer = setTimeout(give, waitMs);
        left.addEventListener('abort', give);
        const waiter: Waiter = { caller, resolve: finish };
        waiting.set(caller, [...(waiting.get(caller) ?? []), waiter]);
        queued += 1;
        if (mayEnter(caller)) admitNext();
      }),
    leave: (caller) => {
      taken -= 1;
      const left = insideOf(caller) - 1;
      if (left > 0) inside.set(caller, left);
      else inside.delete(caller);
      admitNext();
    },
  };
};
