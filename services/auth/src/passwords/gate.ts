import { unavailable } from '@academy/service-kit/errors/domain-error.ts';

/** Lets a few pieces of work run at a time; the others wait their turn. */
export interface Gate {
  /** Throws DomainError 503 when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export const createGate = ({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate => {
  const queue: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) throw unavailable('sign-in-busy', undefined, 2);
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
