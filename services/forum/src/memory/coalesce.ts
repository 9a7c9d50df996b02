/**
 * Runs a work per id, one at a time. Callers that come while one runs share the next, which begins after they asked: it
 * sees whatever they have written. Errors reach everyone who shared the run.
 */
export const coalesce = (work: (id: string) => Promise<void>): ((id: string) => Promise<void>) => {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();

  const begin = (id: string): Promise<void> => {
    waiting.delete(id);
    const run = work(id).finally(() => {
      if (running.get(id) === run) running.delete(id);
    });
    running.set(id, run);
    return run;
  };

  return (id) => {
    const shared = waiting.get(id);
    if (shared) return shared;
    const before = running.get(id);
    if (!before) return begin(id);
    const next = before.then(
      () => begin(id),
      () => begin(id),
    );
    waiting.set(id, next);
    return next;
  };
};
