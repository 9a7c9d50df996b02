import { ProviderError } from '../provider-error.ts';

export interface Watch {
  /** Aborts when the time given last has run out, or with the caller's signal. */
  signal: AbortSignal;
  /** Gives the provider so many milliseconds from now. */
  allow(ms: number, forWhat: string): void;
  /** Throws what ended the call: the caller's reason, or a ProviderError where the time ran out. */
  throwIfOver(): void;
  stop(): void;
}

/** A clock for one call to a provider. */
export const createWatch = (caller: AbortSignal): Watch => {
  const expired = new AbortController();
  const signal = AbortSignal.any([caller, expired.signal]);
  let timer: NodeJS.Timeout | undefined;
  return {
    signal,
    allow: (ms, forWhat) => {
      clearTimeout(timer);
      const error = new ProviderError('slow', `no ${forWhat} within ${ms} ms`);
      timer = setTimeout(() => expired.abort(error), Math.max(0, ms));
    },
    throwIfOver: () => {
      caller.throwIfAborted();
      expired.signal.throwIfAborted();
    },
    stop: () => clearTimeout(timer),
  };
};
