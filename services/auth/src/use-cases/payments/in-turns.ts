export type Turns<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs works of one key one after another within this process. Callers that come while one waits to begin share it,
 * since it sees all that made them come; so a hundred messages about one customer cost two syncs.
 */
export const createTurns = <T>(): Turns<T> => {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const mine = work().finally(() => {
      if (running.get(key) === mine) running.delete(key);
    });
    running.set(key, mine);
    return mine;
  };

  return (key, work) => {
    const current = running.get(key);
    if (current === undefined) return begin(key, work);
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    const next = current
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        return begin(key, work);
      });
    waiting.set(key, next);
    return next;
  };
};
