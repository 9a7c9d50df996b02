import { z } from 'zod';
import { notificationActivitySchema } from '../../shared/notification-activities.ts';
import { defineEvent } from '../event.ts';
import { changed, toEverybody, toUser } from '../live-note.ts';
import { schedulerTopics } from './topics.ts';

export const notificationCreatedV1 = defineEvent({
  type: 'academy.scheduler.notification_created.v1',
  topic: schedulerTopics.notifications.name,
  key: "user id; of a notification for everybody, the notification's own id",
  when: 'a member, or everybody, has something new to be shown, also where it joins an unread notification',
  data: z.object({
    notificationId: z.string(),
    /** Null for everybody. */
    userId: z.string().nullable(),
    activity: notificationActivitySchema,
    createdAt: z.iso.datetime(),
  }),
  live: ({ userId }) => {
    const message = changed('/api/notifications');
    return userId === null ? toEverybody(message) : toUser(userId, message);
  },
});
