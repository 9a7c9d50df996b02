/**
 * What a model did instead of answering. `rejected`: the provider refuses our key, address or request. `interrupted`: the
 * answer broke off in its middle.
 */
export type ModelFailure =
  | 'unreachable'
  | 'slow'
  | 'rate-limited'
  | 'over-quota'
  | 'rejected'
  | 'interrupted'
  | 'unreadable'
  | 'empty';

interface ProviderErrorOptions {
  /** How long the provider asks to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A model did not answer as it should. The message is for the log; people read the text of its kind. */
export class ProviderError extends Error {
  readonly kind: ModelFailure;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelFailure, message: string, { retryAfterMs, cause }: ProviderErrorOptions = {}) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
