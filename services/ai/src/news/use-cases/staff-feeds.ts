import type { feedChangeSchema, StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { z } from 'zod';
import { newFeed, type FeedRecord } from '../domain/feed.ts';
import { badFeedAddress, feedChangedMeanwhile, feedNotFound, feedTaken } from '../domain/news-texts.ts';
import { feedIdOf } from '../domain/story.ts';
import { parseFeedAddress } from '../fetching/feed-address.ts';
import { FeedError } from '../fetching/feed-failure.ts';
import { toStaffFeed } from '../views/feed-views.ts';
import type { NewsDeps } from './news-deps.ts';

const show = async ({ news }: NewsDeps, feed: FeedRecord, language: Language): Promise<StaffFeed> =>
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
  return show(deps, feed, language);
};

const addressOf = ({ news }: NewsDeps, text: string): URL => {
  try {
    return parseFeedAddress(text, news.reach);
  } catch (error) {
    throw error instanceof FeedError ? badFeedAddress(error.code) : error;
  }
};

/** Adds a feed, which is due at once. Throws 400 for an address off the public web, 409 for one that is a feed already. */
export const addFeed = async (
  deps: NewsDeps,
  { url, actorId, language }: { url: string; actorId: string; language: Language },
): Promise<StaffFeed> => {
  const address = addressOf(deps, url);
  const at = deps.now();
  const feed = newFeed({ id: feedIdOf(address), url: address.href, isConfigured: false, at });
  const audit = staffActionRecorded({
    actorId,
    action: 'feed.created',
    resource: 'feeds',
    resourceId: feed._id,
    fields: ['url'],
    at,
  });
  try {
    const created = await deps.news.feeds.create(feed, [audit]);
    deps.news.feedDue.raise();
    return await show(deps, created, language);
  } catch (error) {
    throw error instanceof DuplicateKeyError ? feedTaken() : error;
  }
};

/** Pauses a feed, or resumes it: then it is due at once. */
export const changeFeed = async (
  deps: NewsDeps,
  edit: StaffEdit<z.output<typeof feedChangeSchema>>,
  language: Language,
): Promise<StaffFeed> => {
  const { id, change, expectedVersion, actorId } = edit;
  const changed = await deps.news.feeds.change(id, (before) => {
    if (expectedVersion !== null && before.version !== expectedVersion) throw feedChangedMeanwhile();
    const fields = changedFields(before, change);
    if (fields.isPaused === undefined) return null;
    const at = deps.now();
    const audit = staffActionRecorded({
      actorId,
      action: fields.isPaused ? 'feed.paused' : 'feed.resumed',
      resource: 'feeds',
      resourceId: id,
      fields: ['isPaused'],
      at,
    });
    const resumed = fields.isPaused ? {} : { nextFetchAt: at, failures: 0 };
    return { state: { ...fields, ...resumed, updatedAt: at }, events: [audit] };
  });
  if (!changed) throw feedNotFound();
  deps.news.feedDue.raise();
  return show(deps, changed, language);
};
