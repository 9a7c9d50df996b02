import type { Notification } from '@academy/contracts/http/scheduler/notifications.ts';
import type { PersonName } from '@academy/service-kit/people/person-model.ts';
import { publicName } from '@academy/service-kit/people/public-name.ts';
import {
  isAnnouncementRead,
  type AnnouncementReads,
  type AnnouncementRecord,
} from '../domain/announcement.ts';
import type { NotificationRecord } from '../domain/notification.ts';
import type { Subject } from '../domain/subject.ts';
import { sentenceOf } from './sentence.ts';

interface Known {
  names: ReadonlyMap<string, PersonName>;
  courses: ReadonlyMap<string, Subject>;
}

/** The title of what a notification is about, as far as it is known. */
export const subjectOf = (
  { subject, thingId }: Pick<NotificationRecord, 'subject' | 'thingId'>,
  courses: Known['courses'],
): Notification['subject'] => {
  const course = thingId === null ? undefined : courses.get(thingId);
  return subject ?? (course ? { es: course.titleEs, en: course.titleEn } : null);
};

export const toNotification = (row: NotificationRecord, { names, courses }: Known): Notification => {
  const person = row.actorId === null ? undefined : names.get(row.actorId);
  const said = {
    text: row.text,
    count: Math.max(1, row.group.length),
    subject: subjectOf(row, courses),
    actor: person ? publicName(person) : null,
  };
  return {
    id: row._id,
    activity: row.activity,
    ...said,
    sentence: sentenceOf({ ...said, at: row.at }),
    note: row.note,
    at: row.at?.toISOString() ?? null,
    link: row.link,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
};

export const toAnnouncement = (row: AnnouncementRecord, reads: AnnouncementReads): Notification => {
  const said = { text: row.text, count: 1, subject: row.subject, actor: null, at: null };
  return {
    id: row._id,
    activity: row.activity,
    ...said,
    sentence: sentenceOf(said),
    note: null,
    link: row.link,
    createdAt: row.createdAt.toISOString(),
    // When it was read is not kept, only that it was.
    readAt: isAnnouncementRead(reads, row) ? row.createdAt.toISOString() : null,
  };
};
