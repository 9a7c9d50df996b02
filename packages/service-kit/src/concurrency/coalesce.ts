export type Coalesced<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Gives a function that runs works one at a time per key, within this process. Callers that come while one runs share
 * the next, which begins after they asked, with the work of the first of them: it sees whatever they have written.
 * An error reaches everyone who shared the run.
 */
export const createCoalesced = <T>(): Coalesced<T> => {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    waiting.delete(key);
    const mine = work().finally(() => {
      if (running.get(key) === mine) running.delete(key);
    });
    running.set(key, mine);
    return mine;
  };

  return (key, work) => {
    // First those that wait: between the end of a run and the beginning of the next nothing runs, yet one is on its way.
    const shared = waiting.get(key);
    if (shared) return shared;
    const before = running.get(key);
    if (!before) return begin(key, work);
    const next = before.then(
      () => begin(key, work),
      () => begin(key, work),
    );
    waiting.set(key, next);
    return next;
  };
};
