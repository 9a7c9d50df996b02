const slowAfterMs = 60_000;

export interface SlowStart {
  label: string;
  ready: Promise<unknown>;
  lastWords(): string | undefined;
  tell(sentence: string): void;
  everyMs?: number;
}

/** Says each minute what a process is that is not ready yet, and what it last said. Call the result to end it. */
export const tellWhileSlow = ({
  label,
  ready,
  lastWords,
  tell,
  everyMs = slowAfterMs,
}: SlowStart): (() => void) => {
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000);
    tell(`${label} is not ready after ${String(seconds)} s. It last said: ${lastWords() ?? 'nothing yet'}`);
  }, everyMs);
  const stop = (): void => clearInterval(timer);
  ready.then(stop, stop);
  return stop;
};
