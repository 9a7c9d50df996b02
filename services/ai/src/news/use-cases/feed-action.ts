import { staffActionRecorded, type StaffAction } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';

type FeedAction = { id: string } & Omit<StaffAction, 'action' | 'resource' | 'resourceId'>;

/** What staff did to a feed, for the audit log. */
export const feedAction = (
  action: 'created' | 'paused' | 'resumed' | 'fetched' | 'deleted',
  { id, ...rest }: FeedAction,
): PendingEvent =>
  staffActionRecorded({ ...rest, action: `feed.${action}`, resource: 'feeds', resourceId: id });
