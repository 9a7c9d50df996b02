import { z } from 'zod';

/** What somebody can be notified of, and what each channel is for those who chose nothing. */
export const notificationActivities = {
  reply: { app: true, mail: true },
  accepted_answer: { app: true, mail: false },
  subscribed_post: { app: true, mail: false },
  new_document: { app: true, mail: false },
  certificate: { app: true, mail: true },
  plan: { app: true, mail: true },
  moderation: { app: true, mail: true },
  weekly_goal: { app: true, mail: false },
  answer: { app: true, mail: true },
  practice_reminder: { app: false, mail: false },
  weekly_digest: { app: false, mail: false },
} as const;

export type NotificationActivity = keyof typeof notificationActivities;
export const notificationActivitySchema = z.enum(
  Object.keys(notificationActivities) as [NotificationActivity, ...NotificationActivity[]],
);

export const notificationChannelSchema = z.enum(['app', 'mail']);
export type NotificationChannel = z.infer<typeof notificationChannelSchema>;
