import { unavailable } from '@academy/service-kit/errors/domain-error.ts';

/** Lets a few pieces of work run at a time; the others wait their turn, as long as that is not long. */
export interface Gate {
  /** Throws DomainError 503 with Retry-After where what comes now would wait longer than `longestWaitMs`. */
  assertRoom(): void;
  /** Throws DomainError 503 where it would wait for twice that: `assertRoom` was asked a moment ago, or never. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface GateOptions {
  atOnce: number;
  /** So many may wait however slow the machine is. */
  leastWaiting: number;
  longestWaitMs: number;
  /** Milliseconds that one piece takes, until it is known better. */
  expectedMs: number;
  now?: () => number;
}

const retryAfterSeconds = 2;
/** How much of a new measurement counts. */
const weight = 0.1;

export const createGate = ({
  atOnce,
  leastWaiting,
  longestWaitMs,
  expectedMs,
  now = () => performance.now(),
}: GateOptions): Gate => {
  const queue: (() => void)[] = [];
  let running = 0;
  let pieceMs = expectedMs;

  const assertWaitBelow = (mostMs: number): void => {
    if (queue.length < leastWaiting) return;
    const waitMs = running < atOnce ? 0 : ((queue.length + 1) * pieceMs) / atOnce;
    if (waitMs > mostMs) throw unavailable('sign-in-busy', undefined, retryAfterSeconds);
  };
  const enter = async (): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    assertRoom: () => assertWaitBelow(longestWaitMs),
    run: async (work) => {
      assertWaitBelow(2 * longestWaitMs);
      await enter();
      const started = now();
      try {
        return await work();
      } finally {
        pieceMs += weight * (now() - started - pieceMs);
        leave();
      }
    },
  };
};
