export interface Spread {
  /** Asks for the work; asking again before it has run changes nothing. */
  request: () => void;
  cancel: () => void;
}

/**
 * Runs `work` at a random moment within `withinMs` milliseconds, so that browsers which hear of something at
 * the same time do not all call the server at the same time.
 */
export function createSpread(
  work: () => void,
  { withinMs = 10_000, random = Math.random }: { withinMs?: number; random?: () => number } = {},
): Spread {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    request() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, random() * withinMs);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
