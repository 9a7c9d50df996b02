import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toEverybody, toUser } from '../live-note.ts';
import { schedulerTopics } from './topics.ts';

/** Those that there were when an activity had to be listed here. */
const listedActivities = [
  'reply',
  'accepted_answer',
  'subscribed_post',
  'new_document',
  'certificate',
  'plan',
  'moderation',
  'weekly_goal',
  'answer',
  'practice_reminder',
  'weekly_digest',
] as const;

export const notificationCreatedV1 = defineEvent({
  type: 'academy.scheduler.notification_created.v1',
  topic: schedulerTopics.notifications.name,
  key: "user id; of a notification for everybody, the notification's own id",
  when: 'a member, or everybody, has something new to be shown, also where it joins an unread notification',
  data: z.object({
    notificationId: z.string(),
    /** Null for everybody. */
    userId: z.string().nullable(),
    activity: z.enum(listedActivities),
    createdAt: z.iso.datetime(),
  }),
  live: ({ userId }) => {
    const message = changed('/api/notifications');
    return userId === null ? toEverybody(message) : toUser(userId, message);
  },
});
