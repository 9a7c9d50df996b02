import type { Bilingual } from '@academy/contracts/shared/language.ts';
import type { NotificationMail, NotificationMailValues } from '../../mail/kinds/mail-kinds.ts';
import type { AnnouncementRecord } from './announcement.ts';
import type { NotificationRecord } from './notification.ts';

/** What a mail needs to know beside the notification itself. */
export interface MailContext {
  /** What the recipient is called. */
  name: string;
  /** Who did it, as members see them. */
  author: string;
  /** What the notification is about. */
  subject: Bilingual | null;
  publicUrl: string;
}

export interface MailText {
  template: NotificationMail;
  values: NotificationMailValues<NotificationMail>;
}

const mail = <Template extends NotificationMail>(
  template: Template,
  values: NotificationMailValues<Template>,
): MailText => ({ template, values });

const urlOf = (publicUrl: string, link: string): string => new URL(link, publicUrl).href;

const moderationOf = (text: string): Pick<NotificationMailValues<'moderation'>, 'kind' | 'action'> => {
  const kind = text.startsWith('post') ? 'post' : 'reply';
  if (text.endsWith('_approve')) return { kind, action: 'approve' };
  return { kind, action: text.endsWith('_warn') ? 'warn' : 'remove' };
};

/**
 * The mail that says what a notification says; null where there is none: an answer is mailed by the service that answered,
 * and so is the end of a plan.
 */
export const mailOf = (
  { activity, text, link, note, weekly, dueExercises }: NotificationRecord,
  { name, author, subject, publicUrl }: MailContext,
): MailText | null => {
  const url = urlOf(publicUrl, link);
  const title = subject?.es ?? '';
  switch (activity) {
    case 'reply':
    case 'subscribed_post':
      return mail(activity, { name, author, postTitle: title, excerpt: null, url });
    case 'accepted_answer':
      return mail(activity, { name, postTitle: title, url });
    case 'certificate':
      return mail(activity, { name, courseTitle: subject ?? { es: '', en: '' }, url, verifyUrl: url });
    case 'moderation':
      return mail(activity, { name, ...moderationOf(text), postTitle: title, reason: note ?? '', url });
    case 'weekly_goal':
      return weekly && mail(activity, { name, ...weekly, url });
    case 'practice_reminder': {
      const due = dueExercises ?? weekly?.done ?? null;
      return due === null ? null : mail(activity, { name, due, url });
    }
    case 'plan':
      if (text === 'plan_premium') return mail(activity, { name, plan: 'premium', url });
      return text === 'plan_free' ? mail(activity, { name, plan: 'free', url }) : null;
    default:
      return null;
  }
};

/** The mail of an announcement. */
export const announcementMailOf = (
  { subject, link }: AnnouncementRecord,
  { name, publicUrl }: Pick<MailContext, 'name' | 'publicUrl'>,
): MailText => mail('new_document', { name, title: subject, description: null, url: urlOf(publicUrl, link) });
