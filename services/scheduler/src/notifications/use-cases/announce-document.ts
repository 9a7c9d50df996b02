import { announcementId, type AnnouncementState } from '../domain/announcement.ts';
import { isNews } from '../domain/notification.ts';
import { linkOf } from '../domain/subject.ts';
import type { NotificationDeps } from './notification-deps.ts';

export interface PublishedDocument {
  id: string;
  titleEs: string;
  titleEn: string;
  publishedAt: Date;
  sequence: number;
}

/** Announces a document to everybody by one record, and by mail to those who want that. */
export const announceDocument = async (
  deps: NotificationDeps,
  { id, titleEs, titleEn, publishedAt, sequence }: PublishedDocument,
): Promise<void> => {
  const { announcements, notificationTasks, mailDelayMs, now } = deps;
  const subject = { es: titleEs, en: titleEn };
  if (!isNews(publishedAt, now())) {
    // Back from the bin: what was announced in its time is shown again.
    await announcements.change(announcementId(id), { isWithdrawn: false, subject, sequence });
    return;
  }
  const state: AnnouncementState = {
    _id: announcementId(id),
    activity: 'new_document',
    text: 'new_document',
    thingId: id,
    subject,
    link: linkOf({ kind: 'document', id }),
    createdAt: publishedAt,
    isWithdrawn: false,
    sequence,
  };
  await announcements.announce(state);
  const dueAt = new Date(now().getTime() + mailDelayMs);
  await notificationTasks.add({
    _id: state._id,
    key: null,
    notificationId: state._id,
    userId: null,
    dueAt,
  });
};

/** Keeps an announcement in step with its document. */
export const changeAnnouncedDocument = (
  { announcements }: Pick<NotificationDeps, 'announcements'>,
  { id, titleEs, titleEn, sequence }: Omit<PublishedDocument, 'publishedAt'>,
): Promise<void> =>
  announcements.change(announcementId(id), { subject: { es: titleEs, en: titleEn }, sequence });

/** Hides the announcement of a document that was withdrawn. */
export const withdrawDocument = (
  { announcements }: Pick<NotificationDeps, 'announcements'>,
  { id, sequence }: { id: string; sequence: number },
): Promise<void> => announcements.change(announcementId(id), { isWithdrawn: true, sequence });
