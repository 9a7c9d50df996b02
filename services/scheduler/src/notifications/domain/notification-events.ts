import { notificationCreatedV1 } from '@academy/contracts/events/scheduler/notification-created.v1.ts';
import { notificationsReadV1 } from '@academy/contracts/events/scheduler/notifications-read.v1.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';

interface Created {
  _id: string;
  /** Null for everybody. */
  userId: string | null;
  activity: NotificationActivity;
  createdAt: Date;
}

export const notificationCreated = ({ _id, userId, activity, createdAt }: Created): PendingEvent =>
  pendingEvent(
    notificationCreatedV1,
    { notificationId: _id, userId, activity, createdAt: createdAt.toISOString() },
    userId === null ? {} : { subject: userId },
  );

export const notificationsRead = (userId: string): PendingEvent =>
  pendingEvent(notificationsReadV1, { userId });
