import { z } from 'zod';

/** The sentence of a notification; screens have its words in both languages. */
export const notificationTextSchema = z.enum([
  'reply',
  'accepted_answer',
  'subscribed_post',
  'new_document',
  'certificate',
  'verdict_passed',
  'verdict_failed',
  'verdict_counts',
  'plan_premium',
  'plan_free',
  'plan_cancelling',
  'plan_past_due',
  'post_approve',
  'post_remove',
  'post_warn',
  'reply_approve',
  'reply_remove',
  'reply_warn',
  'weekly_goal',
  'answer',
  'practice_reminder',
]);
export type NotificationText = z.infer<typeof notificationTextSchema>;
