import { forgetAnswers } from '../../hiding/answers.ts';
import type { ClaimedFeed, FetchOutcome } from '../data/feed-repository.ts';
import { pauseBefore } from '../domain/feed.ts';
import { FeedError } from '../fetching/feed-failure.ts';
import type { FetchedFeed } from '../fetching/fetch-feed.ts';
import { readEntries } from '../parsing/read-entries.ts';
import type { NewsDeps } from './news-deps.ts';

/** Longer than a fetch may take with what is kept of it; a replica that dies over a feed loses it after this. */
export const leaseMs = 60_000;

/** Keeps the feed's stories, and gives what to store with the feed itself. */
const kept = async ({ news, now }: NewsDeps, fetched: FetchedFeed, feedId: string) => {
  if (fetched.kind === 'unchanged') return {};
  const { text, url, etag, lastModified } = fetched;
  const { title, language, items } = await readEntries(text, {
    feedId,
    url,
    reach: news.reach,
    now: now(),
  });
  const added = await news.items.keepFeedItems(items);
  if (items.length > 0) forgetAnswers(news.answers);
  return { title, language, etag, lastModified, added };
};

const succeeded = async (
  deps: NewsDeps,
  { feed }: ClaimedFeed,
  signal: AbortSignal,
): Promise<FetchOutcome & { added: number }> => {
  const { added = 0, ...remembered } = await kept(
    deps,
    await deps.news.fetchFeed(feed.url, feed, signal),
    feed._id,
  );
  const at = deps.now();
  deps.logger.debug({ feed: feed._id, added }, 'feed read');
  const nextFetchAt = new Date(at.getTime() + pauseBefore({ everyMs: deps.news.everyMs, failures: 0 }));
  return {
    ...remembered,
    added,
    lastFetchAt: at,
    lastSuccessAt: at,
    nextFetchAt,
    lastError: null,
    failures: 0,
  };
};

const failed = ({ news, now, logger }: NewsDeps, { feed }: ClaimedFeed, error: FeedError): FetchOutcome => {
  const { code, status, retryAfterMs } = error;
  const at = now();
  const failures = feed.failures + 1;
  logger.warn({ feed: feed._id, code, status, failures }, 'feed could not be read');
  const pauseMs = pauseBefore({ everyMs: news.everyMs, failures, retryAfterMs });
  return {
    lastFetchAt: at,
    nextFetchAt: new Date(at.getTime() + pauseMs),
    lastError: { code, status },
    failures,
  };
};

/**
 * Fetches a feed that was claimed and ends the claim; a fetch that fails is kept with the feed. Gives how many items it
 * added, null where it failed.
 */
export const refreshFeed = async (
  deps: NewsDeps,
  claim: ClaimedFeed,
  signal: AbortSignal,
): Promise<number | null> => {
  try {
    const { added, ...outcome } = await succeeded(deps, claim, signal);
    await deps.news.feeds.finish(claim, outcome);
    return added;
  } catch (error) {
    // One that was broken off by a stop has not failed; another replica may begin at once.
    if (signal.aborted) await deps.news.feeds.release(claim);
    if (signal.aborted || !(error instanceof FeedError)) throw error;
    await deps.news.feeds.finish(claim, failed(deps, claim, error));
    return null;
  }
};

/** What came of reading all feeds. */
export type FeedFigures = Record<'feeds' | 'added' | 'failed', number>;

/** Fetches every feed that is not paused, due or not; one that another replica is fetching is skipped. */
export const refreshAllFeeds = async (deps: NewsDeps, signal: AbortSignal): Promise<FeedFigures> => {
  const figures: FeedFigures = { feeds: 0, added: 0, failed: 0 };
  for (const id of await deps.news.feeds.listReadIds()) {
    signal.throwIfAborted();
    const claim = await deps.news.feeds.claimNow(id, deps.now(), leaseMs);
    if (claim === null) continue;
    const added = await refreshFeed(deps, claim, signal);
    figures.feeds += 1;
    if (added === null) figures.failed += 1;
    else figures.added += added;
  }
  return figures;
};

/**
 * Fetches every feed that is due and that no other replica is fetching, one after the other; while an automation reads the
 * feeds, only those that were asked for.
 */
export const refreshDueFeeds = async (deps: NewsDeps, signal: AbortSignal): Promise<void> => {
  const onlyAsked = await deps.news.isAutomated();
  while (!signal.aborted) {
    const claim = await deps.news.feeds.claimDue(deps.now(), { leaseMs, onlyAsked });
    if (claim === null) return;
    await refreshFeed(deps, claim, signal);
  }
};
