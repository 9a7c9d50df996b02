import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';

interface FeedAction {
  id: string;
  actorId: string;
  fields: readonly string[];
  at: Date;
}

/** What staff did to a feed, for the audit log. */
export const feedAction = (
  action: 'created' | 'paused' | 'resumed' | 'fetched' | 'deleted',
  { id, ...rest }: FeedAction,
): PendingEvent =>
  staffActionRecorded({ ...rest, action: `feed.${action}`, resource: 'feeds', resourceId: id });
