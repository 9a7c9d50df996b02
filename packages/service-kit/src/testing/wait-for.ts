import { pause } from '../time/pause.ts';

export interface UntilOptions {
  /** Give up after this many milliseconds. Default 15 s. */
  withinMs?: number;
  /** What is waited for, for the error. */
  what?: string;
}

const pauseMs = 20;

/**
 * Waits for a condition: until `condition` returns something truthy, which it gives. Throws when that takes longer
 * than `withinMs`, with the condition's own last error where it threw.
 */
export const until = async <T>(
  condition: () => T | Promise<T>,
  { withinMs = 15_000, what = 'the condition' }: UntilOptions = {},
): Promise<Exclude<NonNullable<T>, false>> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    let failure: unknown;
    try {
      const result = await condition();
      // Exclude cannot be narrowed to; what is truthy is neither null nor false.
      if (result) return result as Exclude<NonNullable<T>, false>;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > deadline)
      throw new Error(`${what} did not come true in ${withinMs} ms`, { cause: failure });
    await pause(pauseMs);
  }
};
