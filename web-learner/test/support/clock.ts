import { settled } from './manual-timers.ts';

/** Time that passes when the test says so. */
export function clockOf() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  return {
    later(work: () => void, milliseconds: number) {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Runs what falls due within the time, in its order, and lets promises settle after each. */
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      for (;;) {
        await settled();
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers = timers.filter((timer) => timer !== next);
        next.work();
      }
      now = end;
    },
  };
}
