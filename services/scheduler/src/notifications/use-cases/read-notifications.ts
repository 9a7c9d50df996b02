import type { Unread } from '@academy/contracts/http/scheduler/notifications.ts';
import { notificationNotFound } from '../domain/notification-texts.ts';
import { countUnread } from './list-notifications.ts';
import type { NotificationDeps } from './notification-deps.ts';

/** Marks one of a member's notifications, or an announcement, as read. Throws DomainError 404. */
export const readNotification = async (
  deps: NotificationDeps,
  { id, userId }: { id: string; userId: string },
): Promise<Unread> => {
  const { notifications, announcements, announcementReads, now } = deps;
  const own = await notifications.findShown(id);
  if (own?.userId === userId) await notifications.markRead(id, now());
  else if (own === null && (await announcements.find(id))) await announcementReads.add(userId, id);
  else throw notificationNotFound();
  return countUnread(deps, userId);
};

/** Marks all that a member has at this moment as read. */
export const readAllNotifications = async (deps: NotificationDeps, userId: string): Promise<Unread> => {
  const at = deps.now();
  await deps.notifications.markAllRead(userId, at);
  await deps.announcementReads.addAll(userId, at);
  return countUnread(deps, userId);
};
