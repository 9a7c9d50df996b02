const firstMs = 500;
const mostMs = 30_000;
/** Deaths within the window that cost only the first pause; after these the pause doubles. */
const cheapDeaths = 4;
const windowMs = 5 * 60_000;

export interface Backoff {
  /** The pause after a start that did not become ready: 0.5 s, doubling up to 30 s until one does. */
  afterFailedStart(): number;
  /**
   * The pause after the death of a process that was ready: 0.5 s for the first four within five minutes, then
   * doubling up to 30 s, so that a process that dies right after each start does not use up the machine.
   */
  afterDeath(): number;
}

const doubled = (times: number): number => Math.min(firstMs * 2 ** Math.max(0, times), mostMs);

/** @param now milliseconds; injected by tests */
export const createBackoff = (now: () => number = () => performance.now()): Backoff => {
  let failedStarts = 0;
  let deaths: number[] = [];
  return {
    afterFailedStart() {
      failedStarts += 1;
      return doubled(failedStarts - 1);
    },
    afterDeath() {
      failedStarts = 0;
      const time = now();
      deaths = [...deaths.filter((death) => time - death < windowMs), time];
      return doubled(deaths.length - cheapDeaths);
    },
  };
};
