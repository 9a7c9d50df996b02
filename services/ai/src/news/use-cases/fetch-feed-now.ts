import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { ClaimedFeed } from '../data/feed-repository.ts';
import { feedBeingFetched, feedNotFound, feedPaused } from '../domain/news-texts.ts';
import { feedAction } from './feed-action.ts';
import type { NewsDeps } from './news-deps.ts';
import { leaseMs, refreshFeed } from './refresh-feeds.ts';
import { showFeed } from './staff-feeds.ts';

interface Asked {
  id: string;
  actorId: string;
}

/** Takes the feed for a fetch. Throws DomainError 404 where there is none, 409 where it is paused or being fetched. */
const claimNow = async ({ news, now }: NewsDeps, id: string): Promise<ClaimedFeed> => {
  const feed = await news.feeds.find(id);
  if (!feed) throw feedNotFound();
  if (feed.isPaused) throw feedPaused();
  const claim = await news.feeds.claimNow(id, now(), leaseMs);
  if (!claim) throw feedBeingFetched();
  return claim;
};

/** Makes it due, so that a fetch that a crash ends is made up for, and records who asked for it. */
const recordFetch = async ({ news, now }: NewsDeps, { id, actorId }: Asked): Promise<void> => {
  const at = now();
  const audit = feedAction('fetched', { id, actorId, fields: [], at });
  await news.feeds.change(id, () => ({ state: { nextFetchAt: at, isAsked: true }, events: [audit] }));
};
/**
 * Fetches a feed whether it is due or not, and gives it with what came of that. A fetch that fails is no error here, but
 * stands in the feed. Throws DomainError 404, or 409 while the feed is paused or being fetched.
 */
export const fetchFeedNow = async (
  deps: NewsDeps,
  { language, ...asked }: Asked & { language: Language },
): Promise<StaffFeed> => {
  const claim = await claimNow(deps, asked.id);
  await recordFetch(deps, asked);
  // It is short, and goes on though the caller leaves.
  await refreshFeed(deps, claim, new AbortController().signal);
  const fetched = await deps.news.feeds.find(asked.id);
  if (!fetched) throw feedNotFound();
  return showFeed(deps, fetched, language);
};
