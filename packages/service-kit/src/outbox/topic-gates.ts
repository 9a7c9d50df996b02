import { backoffMs, type Backoff } from '../time/backoff.ts';
import { keyOf, type RelayTask } from './relay-task.ts';

interface FailingTopic {
  failures: number;
  retryAt: number;
  /** The task that tries whether the topic takes messages again. */
  probe: string | null;
  /** The tasks that wait for it. */
  held: Map<string, RelayTask>;
}

/**
 * Which topics take no messages at present. While one does not, a single task tries it after growing pauses and the
 * others that need it wait, so that they hold up nothing else and its return brings no stampede.
 */
export const createTopicGates = (backoff: Backoff, now: () => number = Date.now) => {
  const failing = new Map<string, FailingTopic>();

  const stateOf = (topic: string): FailingTopic => {
    const known = failing.get(topic) ?? { failures: 0, retryAt: 0, probe: null, held: new Map() };
    failing.set(topic, known);
    return known;
  };

  return {
    /** Whether this task may send to the topic now; it becomes the one that tries it where it fails at present. */
    enter: (topic: string, task: RelayTask): boolean => {
      const state = failing.get(topic);
      if (state === undefined || state.probe === keyOf(task)) return true;
      if (state.probe !== null || state.retryAt > now()) return false;
      state.probe = keyOf(task);
      return true;
    },
    /** The task waits until the topic takes messages again. */
    hold: (topic: string, task: RelayTask): void => {
      stateOf(topic).held.set(keyOf(task), task);
    },
    /** The task is worked on, so it waits no longer. */
    taken: (task: RelayTask): void => {
      for (const { held } of failing.values()) held.delete(keyOf(task));
    },
    /** The topic took messages; who waited for it may go on. */
    succeeded: (topic: string): RelayTask[] => {
      const held = [...(failing.get(topic)?.held.values() ?? [])];
      failing.delete(topic);
      return held;
    },
    /** The topic took none. Those that were in flight together fail together: that is one failure. */
    failed: (topic: string): void => {
      const state = stateOf(topic);
      state.probe = null;
      if (state.retryAt > now()) return;
      state.failures += 1;
      state.retryAt = now() + backoffMs(state.failures, backoff);
    },
    /** The task is over; where it was to try a topic and did not come to that, another will. */
    left: (task: RelayTask): void => {
      for (const state of failing.values()) if (state.probe === keyOf(task)) state.probe = null;
    },
    /** One waiting task for each topic that is to be tried now. */
    probes: (): RelayTask[] =>
      [...failing.values()].flatMap((state) => {
        const next = state.held.entries().next().value;
        if (!next || state.probe !== null || state.retryAt > now()) return [];
        const [key, task] = next;
        state.held.delete(key);
        state.probe = key;
        return [task];
      }),
    /** When `probes` has something next, in ms since the epoch; undefined where nothing waits for a time. */
    nextProbeAt: (): number | undefined => {
      const times = [...failing.values()].filter(({ probe, held }) => probe === null && held.size > 0);
      return times.length === 0 ? undefined : Math.min(...times.map(({ retryAt }) => retryAt));
    },
    heldCount: (): number => [...failing.values()].reduce((sum, { held }) => sum + held.size, 0),
  };
};

export type TopicGates = ReturnType<typeof createTopicGates>;
