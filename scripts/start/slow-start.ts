const slowAfterMs = 60_000;

export interface SlowStart {
  label: string;
  ready: Promise<unknown>;
  lastWords(): string | undefined;
  report(sentence: string): void;
  everyMs?: number;
}

/** Reports each minute that a process is not ready yet, with its last log line. Call the result to end it. */
export const reportSlowStart = ({
  label,
  ready,
  lastWords,
  report,
  everyMs = slowAfterMs,
}: SlowStart): (() => void) => {
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000);
    report(`${label} is not ready after ${String(seconds)} s. It last said: ${lastWords() ?? 'nothing yet'}`);
  }, everyMs);
  const stop = (): void => clearInterval(timer);
  ready.then(stop, stop);
  return stop;
};
