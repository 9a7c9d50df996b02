import type { feedChangeSchema, StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { z } from 'zod';
import { newFeed, type FeedRecord, type FeedState } from '../domain/feed.ts';
import { badFeedAddress, feedChangedMeanwhile, feedNotFound, feedTaken } from '../domain/news-texts.ts';
import { feedIdOf } from '../domain/story.ts';
import { parseFeedAddress } from '../fetching/feed-address.ts';
import { FeedError } from '../fetching/feed-failure.ts';
import { toStaffFeed } from '../views/feed-views.ts';
import { feedAction } from './feed-action.ts';
import type { NewsDeps } from './news-deps.ts';

/** As staff read it. */
export const showFeed = async (
  { news }: NewsDeps,
  feed: FeedRecord,
  language: Language,
): Promise<StaffFeed> =>
  toStaffFeed(feed, (await news.items.countByFeed([feed._id])).get(feed._id) ?? 0, language);

/** A page of all feeds, with the count of all that match. */
export const listFeedsForStaff = async (
  { news }: NewsDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: StaffFeed[]; total: number }> => {
  const { rows, total } = await news.feeds.listForStaff(list);
  const counts = await news.items.countByFeed(rows.map(({ _id }) => _id));
  return { rows: rows.map((row) => toStaffFeed(row, counts.get(row._id) ?? 0, language)), total };
};

export const readFeedForStaff = async (
  deps: NewsDeps,
  id: string,
  language: Language,
): Promise<StaffFeed> => {
  const feed = await deps.news.feeds.find(id);
  if (!feed) throw feedNotFound();
  return showFeed(deps, feed, language);
};

const addressOf = ({ news }: NewsDeps, text: string): URL => {
  try {
    return parseFeedAddress(text, news.reach);
  } catch (error) {
    throw error instanceof FeedError ? badFeedAddress(error.code) : error;
  }
};

/** Adds it, or brings back the one that was deleted, as new. Throws DomainError 409 where it is a feed already. */
const createOrRestore = async (
  { news }: NewsDeps,
  feed: FeedState,
  audit: PendingEvent,
): Promise<FeedRecord> => {
  try {
    return await news.feeds.create(feed, [audit]);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
  }
  const restored = await news.feeds.change(feed._id, ({ deletedAt, isConfigured }) => {
    if (!deletedAt) throw feedTaken();
    return { state: { ...feed, isConfigured, deletedAt: undefined }, events: [audit] };
  });
  if (!restored) throw feedTaken();
  return restored;
};

/**
 * Adds a feed, which is due at once. Throws DomainError 400 for an address off the public web, 409 for one that is a
 * feed already.
 */
export const addFeed = async (
  deps: NewsDeps,
  { url, actorId, language }: { url: string; actorId: string; language: Language },
): Promise<StaffFeed> => {
  const address = addressOf(deps, url);
  const at = deps.now();
  const feed = newFeed({ id: feedIdOf(address), url: address.href, isConfigured: false, at });
  const audit = feedAction('created', { actorId, id: feed._id, fields: ['url'], at });
  const created = await createOrRestore(deps, feed, audit);
  deps.news.feedDue.raise();
  return showFeed(deps, created, language);
};

/** Pauses a feed, or resumes it: then it is due at once. */
export const changeFeed = async (
  deps: NewsDeps,
  edit: StaffEdit<z.output<typeof feedChangeSchema>>,
  language: Language,
): Promise<StaffFeed> => {
  const { id, change, expectedVersion, actorId } = edit;
  const changed = await deps.news.feeds.change(id, (before) => {
    if (before.deletedAt) throw feedNotFound();
    assertExpectedVersion(expectedVersion, before.version, feedChangedMeanwhile);
    const fields = changedFields(before, change);
    if (fields.isPaused === undefined) return null;
    const at = deps.now();
    const action = fields.isPaused ? 'paused' : 'resumed';
    const audit = feedAction(action, {
      actorId,
      id,
      fields: ['isPaused'],
      values: { before, after: fields },
      at,
    });
    const resumed = fields.isPaused ? {} : { nextFetchAt: at, failures: 0, isAsked: true };
    return { state: { ...fields, ...resumed, updatedAt: at }, events: [audit] };
  });
  if (!changed) throw feedNotFound();
  deps.news.feedDue.raise();
  return showFeed(deps, changed, language);
};

/** Deletes a feed. Its news stays until it is too old; a fetch that is under way may still add some. */
export const deleteFeed = async (
  { news, now }: NewsDeps,
  { id, actorId }: { id: string; actorId: string },
): Promise<{ id: string }> => {
  const deleted = await news.feeds.change(id, (before) => {
    if (before.deletedAt) throw feedNotFound();
    const at = now();
    return { state: { deletedAt: at }, events: [feedAction('deleted', { actorId, id, fields: [], at })] };
  });
  if (!deleted) throw feedNotFound();
  return { id };
};
