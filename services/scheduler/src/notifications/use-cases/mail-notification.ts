import { authorName } from '@academy/service-kit/people/public-name.ts';
import { requestMail } from '../../mail/use-cases/request-mail.ts';
import { isAnnouncementRead } from '../domain/announcement.ts';
import type { NotificationRecord } from '../domain/notification.ts';
import type { NotificationTask } from '../domain/notification-task.ts';
import { isOn } from '../domain/preferences.ts';
import { mailOf } from '../views/mail-of.ts';
import { subjectOf } from '../views/notification-views.ts';
import type { NotificationDeps } from './notification-deps.ts';

const together = 100;

/** A payment and the plan that it brings are one event to whom it concerns, though not one write. */
const sameEventMs = 60 * 60 * 1000;

/** Premium that was bought has its receipt; a second mail would say the same. */
const isReceipted = async (
  { mails }: Pick<NotificationDeps, 'mails'>,
  { userId, text, createdAt }: NotificationRecord,
): Promise<boolean> => {
  if (text !== 'plan_premium') return false;
  const since = createdAt.getTime() - sameEventMs;
  const asked = await mails.listOf(userId);
  return asked.some((mail) => mail.template === 'receipt' && mail.createdAt.getTime() >= since);
};

const mailOne = async (deps: NotificationDeps, task: NotificationTask, userId: string): Promise<void> => {
  const { notifications, people, subjects, publicUrl, now } = deps;
  const [row, person] = await Promise.all([notifications.find(task.notificationId), people.find(userId)]);
  if (!row || !person || row.readAt !== null) return;
  const [names, courses] = await Promise.all([
    people.namesOf(row.actorId === null ? [] : [row.actorId]),
    subjects.listByIds('course', row.thingId === null ? [] : [row.thingId]),
  ]);
  const author = authorName(names, row.actorId ?? '', person.language ?? 'es');
  const mail = (await isReceipted(deps, row))
    ? null
    : mailOf(row, {
        name: person.firstName,
        author,
        subject: subjectOf(row, courses),
        publicUrl,
      });
  if (mail) await requestMail(deps, { _id: task._id, userId, ...mail });
  // Nobody reads it in the app: what comes later begins a group, and a mail, of its own.
  if (!row.inApp) await notifications.markRead(row._id, now());
};

const mailEverybody = async (
  deps: NotificationDeps,
  task: NotificationTask,
  signal: AbortSignal,
): Promise<void> => {
  const { announcements, announcementReads, preferences, people, publicUrl } = deps;
  const announcement = await announcements.find(task.notificationId);
  if (!announcement) return;
  const mailTo = async (userId: string): Promise<void> => {
    const [person, reads, choices] = await Promise.all([
      people.find(userId),
      announcementReads.readsOf(userId),
      preferences.choicesOf(userId),
    ]);
    if (!person || !isOn(choices, { activity: 'new_document', channel: 'mail' })) return;
    if (isAnnouncementRead(reads, announcement)) return;
    const mail = mailOf(
      { ...announcement, note: null, weekly: null },
      { name: person.firstName, author: '', subject: announcement.subject, publicUrl },
    );
    if (mail) await requestMail(deps, { _id: `${task._id}:${userId}`, userId, ...mail });
  };
  for (let after: string | undefined; ;) {
    signal.throwIfAborted();
    const page = await preferences.listWhoTurnedOn('new_document_mail', { after, limit: together });
    for (const userId of page) await mailTo(userId);
    after = page.at(-1);
    if (after === undefined) return;
  }
};

/**
 * Mails what a notification says to those who have not read it in the app by now. Again after a crash it asks for the same
 * mails under the same ids.
 */
export const mailNotification = (
  deps: NotificationDeps,
  task: NotificationTask,
  signal: AbortSignal,
): Promise<void> =>
  task.userId === null ? mailEverybody(deps, task, signal) : mailOne(deps, task, task.userId);
