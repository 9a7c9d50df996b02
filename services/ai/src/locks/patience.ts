import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';

/** Runs something later; gives what calls it off. Tests put their own clock in its place. */
export type Later = (work: () => void, milliseconds: number) => () => void;

export const later: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export interface Patience {
  /** Aborts with the refusal when the time is over. */
  signal: AbortSignal;
  end: () => void;
}

/** How long somebody waits for something to begin. */
export const createPatience = (
  later: Later,
  { waitMs, refusal }: { waitMs: number; refusal: () => DomainError },
): Patience => {
  const controller = new AbortController();
  return { signal: controller.signal, end: later(() => controller.abort(refusal()), waitMs) };
};
