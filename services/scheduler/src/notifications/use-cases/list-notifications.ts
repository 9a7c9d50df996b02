import {
  mostUnread,
  type Notification,
  type NotificationPage,
  type Unread,
} from '@academy/contracts/http/scheduler/notifications.ts';
import { decodeCursor, encodeCursor, type Cursor } from '@academy/service-kit/http/cursor.ts';
import {
  isAnnouncementRead,
  type AnnouncementReads,
  type AnnouncementRecord,
} from '../domain/announcement.ts';
import { newestFirst } from '../domain/newest-first.ts';
import type { NotificationRecord } from '../domain/notification.ts';
import { isOn } from '../domain/preferences.ts';
import { findNotificationKind } from '../kinds/notification-kinds.ts';
import { toAnnouncement, toNotification } from '../views/notification-views.ts';
import type { NotificationDeps } from './notification-deps.ts';

interface Announced {
  /** Announcements from before are not for this member; null where none are. */
  since: Date | null;
  reads: AnnouncementReads;
}

/** Which announcements a member sees: those since they registered, unless they turned them off. */
const announcedTo = async (
  { preferences, people, announcementReads }: NotificationDeps,
  userId: string,
): Promise<Announced> => {
  const [choices, person, reads] = await Promise.all([
    preferences.choicesOf(userId),
    people.find(userId),
    announcementReads.readsOf(userId),
  ]);
  const wanted = person !== null && isOn(choices, { activity: 'new_document', channel: 'app' });
  return { since: wanted ? (person.createdAt ?? new Date(0)) : null, reads };
};

const unreadOf = async (
  { notifications, announcements }: NotificationDeps,
  userId: string,
  { since, reads }: Announced,
): Promise<number> => {
  const own = await notifications.countUnread(userId, mostUnread);
  if (since === null || own >= mostUnread) return own;
  const from = reads.upTo > since ? reads.upTo : since;
  // Those read one by one are among these, so that many more may have to be looked at.
  const announced = await announcements.listSince(from, { limit: mostUnread + reads.ids.length });
  const unread = announced.filter((announcement) => !isAnnouncementRead(reads, announcement)).length;
  return Math.min(mostUnread, own + unread);
};

/** How many a member has not read, up to 100. */
export const countUnread = async (deps: NotificationDeps, userId: string): Promise<Unread> => ({
  unread: await unreadOf(deps, userId, await announcedTo(deps, userId)),
});

interface PageRequest {
  userId: string;
  limit: number;
  after: string | undefined;
}

const viewsOf = async (
  { people, subjects }: NotificationDeps,
  own: readonly NotificationRecord[],
): Promise<Map<string, Notification>> => {
  const actors = own.flatMap(({ actorId }) => actorId ?? []);
  const courses = own.flatMap(({ text, thingId }) =>
    findNotificationKind(text)?.isAboutCourse ? (thingId ?? []) : [],
  );
  const [names, titles] = await Promise.all([people.namesOf(actors), subjects.listByIds('course', courses)]);
  return new Map(own.map((row) => [row._id, toNotification(row, { names, courses: titles })]));
};

const nextAfter = (last: { _id: string; createdAt: Date } | undefined): string | null => {
  if (!last) return null;
  const cursor: Cursor = { order: last.createdAt.getTime(), id: last._id };
  return encodeCursor(cursor);
};

/** A page of a member's own notifications and of the announcements, newest first. Throws DomainError 400 for `after`. */
export const listNotifications = async (
  deps: NotificationDeps,
  { userId, limit, after }: PageRequest,
): Promise<NotificationPage> => {
  const page = { after: decodeCursor(after), limit: limit + 1 };
  const announced = await announcedTo(deps, userId);
  const { since, reads } = announced;
  const [own, everybodys, unread] = await Promise.all([
    deps.notifications.listOf(userId, page),
    since === null ? [] : deps.announcements.listSince(since, page),
    unreadOf(deps, userId, announced),
  ]);
  const views = await viewsOf(deps, own);
  const rows: (NotificationRecord | AnnouncementRecord)[] = [...own, ...everybodys].sort(newestFirst);
  const items = rows
    .slice(0, limit)
    .map((row) => views.get(row._id) ?? toAnnouncement(row as AnnouncementRecord, reads));
  return { items, next: rows.length > limit ? nextAfter(rows[limit - 1]) : null, unread };
};
