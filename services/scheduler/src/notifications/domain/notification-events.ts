import { notificationCreatedV1 } from '@academy/contracts/events/scheduler/notification-created.v1.ts';
import { notificationCreatedV2 } from '@academy/contracts/events/scheduler/notification-created.v2.ts';
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

/** By the first version that may name the activity: a gateway from before the second one passes it on, too. */
export const notificationCreated = ({ _id, userId, activity, createdAt }: Created): PendingEvent => {
  const data = { notificationId: _id, userId, activity, createdAt: createdAt.toISOString() };
  const key = userId === null ? {} : { subject: userId };
  const listed = notificationCreatedV1.data.safeParse(data);
  return listed.success
    ? pendingEvent(notificationCreatedV1, listed.data, key)
    : pendingEvent(notificationCreatedV2, data, key);
};

export const notificationsRead = (userId: string): PendingEvent =>
  pendingEvent(notificationsReadV1, { userId });
