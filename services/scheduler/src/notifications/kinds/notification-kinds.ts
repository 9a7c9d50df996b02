import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import { acceptedAnswer } from './accepted-answer/accepted-answer.ts';
import { accountViewed } from './account-viewed/account-viewed.ts';
import { answer } from './answer/answer.ts';
import { certificate } from './certificate/certificate.ts';
import { moderation } from './moderation/moderation.ts';
import { newDocument } from './new-document/new-document.ts';
import type { KindWords, NotificationKind } from './notification-kind.ts';
import { plan } from './plan/plan.ts';
import { practiceReminder } from './practice-reminder/practice-reminder.ts';
import { reply } from './reply/reply.ts';
import { subscribedPost } from './subscribed-post/subscribed-post.ts';
import { teamMessage } from './team-message/team-message.ts';
import { verdict } from './verdict/verdict.ts';
import { weeklyDigest } from './weekly-digest/weekly-digest.ts';
import { weeklyGoal } from './weekly-goal/weekly-goal.ts';

/** Of each activity the kind that names it, and which has its mail. */
export const activityKinds = {
  reply,
  accepted_answer: acceptedAnswer,
  subscribed_post: subscribedPost,
  new_document: newDocument,
  certificate,
  moderation,
  weekly_goal: weeklyGoal,
  answer,
  team_message: teamMessage,
  account_viewed: accountViewed,
  practice_reminder: practiceReminder,
  weekly_digest: weeklyDigest,
  plan,
} as const satisfies {
  readonly [Activity in NotificationActivity]: NotificationKind<Activity, Required<KindWords>>;
};

/** Those that go by the switches of another's activity, and have no mail. */
const furtherKinds: readonly NotificationKind<NotificationActivity, KindWords, null>[] = [verdict];

/** Every kind of notification. */
export const notificationKinds: readonly NotificationKind[] = [
  ...Object.values(activityKinds),
  ...furtherKinds,
];

/** What leads to posts. */
export const aboutPosts: readonly NotificationActivity[] = notificationKinds
  .filter(({ isAboutPost }) => isAboutPost)
  .map(({ activity }) => activity);

const byText = new Map(
  notificationKinds.flatMap((kind) => Object.keys(kind.words.en.says).map((text) => [text, kind] as const)),
);

/** Null for a text of another version of the academy, which a row may still name. */
export const findNotificationKind = (text: string): NotificationKind | null => byText.get(text) ?? null;
