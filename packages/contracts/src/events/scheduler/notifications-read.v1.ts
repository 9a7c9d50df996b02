import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { schedulerTopics } from './topics.ts';

export const notificationsReadV1 = defineEvent({
  type: 'academy.scheduler.notifications_read.v1',
  topic: schedulerTopics.notifications.name,
  key: 'user id',
  when: 'a member read some or all of their notifications',
  data: z.object({ userId: z.string() }),
  live: ({ userId }) => toUser(userId, changed('/api/notifications')),
});
