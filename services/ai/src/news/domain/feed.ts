import type { FeedFailure } from '@academy/contracts/http/ai/feeds.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** A feed as staff and configuration name it, with what its fetches left. */
export interface FeedState {
  _id: string;
  url: string;
  title: string | null;
  language: Language | null;
  isPaused: boolean;
  isConfigured: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Of the last answer, to ask whether it has changed. */
  etag: string | null;
  lastModified: string | null;
  lastFetchAt: Date | null;
  lastSuccessAt: Date | null;
  nextFetchAt: Date;
  lastError: { code: FeedFailure; status: number | null } | null;
  failures: number;
  /** Staff, or the configuration, want it fetched at once; until that is done. Absent in records of earlier releases. */
  isAsked?: boolean;
  /**
   * Kept once deleted: the configuration does not bring it back, and one who adds it again goes on from its version.
   * Absent where it is not deleted.
   */
  deletedAt?: Date;
}

export type FeedRecord = Aggregate<FeedState>;

export const newFeed = (feed: { id: string; url: string; isConfigured: boolean; at: Date }): FeedState => ({
  _id: feed.id,
  url: feed.url,
  title: null,
  language: null,
  isPaused: false,
  isConfigured: feed.isConfigured,
  createdAt: feed.at,
  updatedAt: feed.at,
  etag: null,
  lastModified: null,
  lastFetchAt: null,
  lastSuccessAt: null,
  nextFetchAt: feed.at,
  lastError: null,
  failures: 0,
  isAsked: true,
});

const longestPauseMs = 24 * 60 * 60 * 1000;

/**
 * How long a feed is left alone, in milliseconds: its ordinary pause, doubled with each failure in a row, at least what
 * its server asks for, and a day at most.
 */
export const pauseBefore = (options: {
  everyMs: number;
  failures: number;
  retryAfterMs?: number | null;
}): number => {
  const { everyMs, failures, retryAfterMs } = options;
  const backoff = everyMs * 2 ** Math.max(0, failures - 1);
  return Math.min(longestPauseMs, Math.max(backoff, retryAfterMs ?? 0));
};
