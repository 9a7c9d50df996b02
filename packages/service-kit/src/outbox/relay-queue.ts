import { keyOf, type RelayTask } from './relay-task.ts';

/**
 * What the relay has to do: each document once, never two at a time, and again when it was woken while being
 * worked on. Tasks may rest until a moment (ms since the epoch).
 */
export const createRelayQueue = () => {
  const queued = new Map<string, RelayTask>();
  const working = new Map<string, { again: boolean }>();
  const resting = new Map<string, { task: RelayTask; until: number }>();

  const add = (task: RelayTask): void => {
    const key = keyOf(task);
    const work = working.get(key);
    if (work) work.again = true;
    else if (!resting.has(key)) queued.set(key, task);
  };

  return {
    add,
    /** Puts a task off, for instance while another replica holds its document. */
    rest: (task: RelayTask, until: number): void => {
      queued.delete(keyOf(task));
      resting.set(keyOf(task), { task, until });
    },
    /** Brings back those whose rest is over; the next one's end, or undefined. */
    wakeRested: (now: number): number | undefined => {
      let next: number | undefined;
      for (const [key, { task, until }] of resting) {
        if (until <= now) {
          resting.delete(key);
          add(task);
        } else next = Math.min(next ?? until, until);
      }
      return next;
    },
    /** The oldest task; it counts as being worked on until `finish`. */
    take: (): RelayTask | undefined => {
      const first = queued.entries().next().value;
      if (!first) return undefined;
      const [key, task] = first;
      queued.delete(key);
      working.set(key, { again: false });
      return task;
    },
    finish: (task: RelayTask): void => {
      const work = working.get(keyOf(task));
      working.delete(keyOf(task));
      if (work?.again) add(task);
    },
    isEmpty: (): boolean => queued.size === 0 && working.size === 0 && resting.size === 0,
    size: (): number => queued.size + working.size + resting.size,
    workingCount: (): number => working.size,
  };
};
