import type { FeedFailure } from '@academy/contracts/http/ai/feeds.ts';

interface FailureDetails {
  /** Of the answer, where there was one. */
  status?: number;
  /** How long the server asks to be left alone. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** Why a feed could not be read; `code` is what staff are told. */
export class FeedError extends Error {
  readonly code: FeedFailure;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(code: FeedFailure, { status, retryAfterMs, cause }: FailureDetails = {}) {
    super(status === undefined ? code : `${code} ${String(status)}`, { cause });
    this.name = 'FeedError';
    this.code = code;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
