import type { Unread } from '@academy/contracts/http/scheduler/notifications.ts';
import { announcementId, isAnnouncementRead } from '../domain/announcement.ts';
import { notificationNotFound } from '../domain/notification-texts.ts';
import { countUnread } from './list-notifications.ts';
import type { NotificationDeps } from './notification-deps.ts';

/** Marks one of a member's notifications, or an announcement, as read. Throws DomainError 404. */
export const readNotification = async (
  deps: NotificationDeps,
  { id, userId }: { id: string; userId: string },
): Promise<Unread> => {
  const { notifications, announcements, announcementReads, reads, erasure, now } = deps;
  await erasure.guard(userId, async () => {
    const own = await notifications.findShown(id);
    if (own?.userId === userId) await notifications.markRead(id, now());
    else if (own === null && (await announcements.find(id))) await announcementReads.add(userId, id);
    else throw notificationNotFound();
    await reads.record(userId, now());
  });
  return countUnread(deps, userId);
};

/** Marks all that a member has at this moment as read. */
export const readAllNotifications = async (deps: NotificationDeps, userId: string): Promise<Unread> => {
  const { notifications, announcementReads, reads, erasure, now } = deps;
  const at = now();
  await erasure.guard(userId, async () => {
    await notifications.markAllRead(userId, at);
    await announcementReads.addAll(userId, at);
    await reads.record(userId, at);
  });
  return countUnread(deps, userId);
};

const readAnnouncementOf = async (
  { announcements, announcementReads }: NotificationDeps,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<boolean> => {
  const announcement = await announcements.find(announcementId(documentId));
  if (announcement === null) return false;
  if (isAnnouncementRead(await announcementReads.readsOf(userId), announcement)) return false;
  await announcementReads.add(userId, announcement._id);
  return true;
};

/** Marks what a member has about a post or a document as read; nothing happens where all of it is. */
export const readNotificationsAbout = async (
  deps: NotificationDeps,
  { thingId, userId }: { thingId: string; userId: string },
): Promise<Unread> => {
  const { notifications, reads, erasure, now } = deps;
  const at = now();
  await erasure.guard(userId, async () => {
    const hasOwn = await notifications.markReadAbout(userId, thingId, at);
    const hasAnnounced = await readAnnouncementOf(deps, { userId, documentId: thingId });
    if (hasOwn || hasAnnounced) await reads.record(userId, at);
  });
  return countUnread(deps, userId);
};
