import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { notificationCreatedV1 } from './notification-created.v1.ts';

export const notificationCreatedV2 = defineEvent({
  ...notificationCreatedV1,
  type: 'academy.scheduler.notification_created.v2',
  when: 'the same, of an activity that v1 does not list',
  data: notificationCreatedV1.data.extend({
    /** A key of `notificationActivities`; a reader may not know it. */
    activity: z.string(),
  }),
});
