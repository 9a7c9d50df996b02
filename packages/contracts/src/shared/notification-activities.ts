import { z } from 'zod';

export const notificationChannelSchema = z.enum(['app', 'mail']);
export type NotificationChannel = z.infer<typeof notificationChannelSchema>;

/**
 * What somebody can be notified of, and whether each channel is on for those who chose nothing. A channel that is not
 * named here does not exist for the activity: a digest is a mail by nature.
 */
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
  /** What staff write to somebody who asked nothing. */
  team_message: { app: true, mail: true },
  /** An administrator viewed the academy as the member sees it. The settings list each viewing, whatever the switch says. */
  account_viewed: { app: true },
  /** Only for learners who asked to be reminded. */
  practice_reminder: { app: true, mail: false },
  weekly_digest: { mail: false },
} as const satisfies Record<string, Partial<Record<NotificationChannel, boolean>>>;

export type NotificationActivity = keyof typeof notificationActivities;

const activityNames = Object.keys(notificationActivities) as [
  NotificationActivity,
  ...NotificationActivity[],
];
export const notificationActivitySchema = z.enum(activityNames);

/** The channels that an activity has, in the order of the settings. */
export const channelsOf = (activity: NotificationActivity): NotificationChannel[] =>
  notificationChannelSchema.options.filter((channel) => channel in notificationActivities[activity]);

/** Whether a channel is on for those who chose nothing; false for a channel that the activity does not have. */
export const isOnByDefault = (activity: NotificationActivity, channel: NotificationChannel): boolean => {
  const channels: Partial<Record<NotificationChannel, boolean>> = notificationActivities[activity];
  return channels[channel] ?? false;
};
