/** Timers that run when the test says so, in the order in which they were set. */
export function manualTimers() {
  const waiting = new Map<number, { work: () => void; milliseconds: number }>();
  let count = 0;
  return {
    later(work: () => void, milliseconds: number) {
      const id = (count += 1);
      waiting.set(id, { work, milliseconds });
      return () => void waiting.delete(id);
    },
    runAll() {
      for (const [id, { work }] of [...waiting]) {
        if (waiting.delete(id)) work();
      }
    },
    /** Delays still ahead, in milliseconds. */
    ahead: () => [...waiting.values()].map(({ milliseconds }) => milliseconds),
  };
}

/** Waits until every promise that can settle has settled. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
