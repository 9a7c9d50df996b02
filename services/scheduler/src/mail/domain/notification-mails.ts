import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import { bilingualSchema } from '@academy/contracts/shared/language.ts';
import { planSchema } from '@academy/contracts/shared/people.ts';
import { z } from 'zod';

/** What the recipient is called in the greeting. */
const name = z.string();
const at = z.iso.datetime();
/** An absolute address under PUBLIC_URL. */
const url = z.url();
/** What somebody wrote, cut to a few lines; null where it is not known. */
const excerpt = z.string().nullable();
const count = z.number().int().min(0);

/**
 * Mails about what somebody can be notified of, by its activity, with what each template needs to know. They go to confirmed
 * addresses only, and to nobody who has turned off mails of that activity.
 */
export const notificationMails = {
  reply: z.object({ name, author: z.string(), postTitle: z.string(), excerpt, url }),
  accepted_answer: z.object({ name, postTitle: z.string(), url }),
  subscribed_post: z.object({ name, author: z.string(), postTitle: z.string(), excerpt, url }),
  new_document: z.object({ name, title: bilingualSchema, description: bilingualSchema.nullable(), url }),
  /** `url` opens the certificate, `verifyUrl` shows others that it is genuine. */
  certificate: z.object({ name, courseTitle: bilingualSchema, url, verifyUrl: url.nullable() }),
  moderation: z.object({
    name,
    action: z.enum(['approve', 'remove', 'warn']),
    kind: z.enum(['post', 'reply']),
    postTitle: z.string(),
    /** The moderator's words. */
    reason: z.string(),
    url,
  }),
  /** The goal of the week that is running: how far it has got. */
  weekly_goal: z.object({
    name,
    unit: z.enum(['lessons', 'exercises']),
    goal: count,
    done: count,
    streakWeeks: count,
    url,
  }),
  practice_reminder: z.object({ name, due: count, url }),
  weekly_digest: z.object({
    name,
    from: at,
    until: at,
    lessonsCompleted: count,
    exercisesPassed: count,
    streakWeeks: count,
    /** What is new in the academy, most important first. */
    items: z.array(z.object({ kind: z.enum(['course', 'document', 'post']), title: bilingualSchema, url })),
    url,
  }),
  plan: z.object({ name, plan: planSchema, url }),
} as const satisfies Partial<Record<NotificationActivity, z.ZodType>>;

export type NotificationMail = keyof typeof notificationMails;
export type NotificationMailValues<Template extends NotificationMail> = z.output<
  (typeof notificationMails)[Template]
>;

export const isNotificationMail = (template: string): template is NotificationMail =>
  Object.hasOwn(notificationMails, template);
