import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { People } from '@academy/service-kit/people/people.ts';
import type { MailRepository } from '../../mail/data/mail-repository.ts';
import type { MailQueueDeps } from '../../mail/use-cases/mail-deps.ts';
import type { AnnouncementReadsRepository } from '../data/announcement-reads.ts';
import type { AnnouncementRepository } from '../data/announcement-repository.ts';
import type { NotificationRepository } from '../data/notification-repository.ts';
import type { NotificationTasks } from '../data/notification-tasks.ts';
import type { PreferenceRepository } from '../data/preference-repository.ts';
import type { ReadRepository } from '../data/read-repository.ts';
import type { ReplyRepository } from '../data/reply-repository.ts';
import type { SubjectRepository } from '../data/subject-repository.ts';

/** What the use cases of notifications work with. */
export interface NotificationDeps extends MailQueueDeps {
  notifications: NotificationRepository;
  announcements: AnnouncementRepository;
  announcementReads: AnnouncementReadsRepository;
  reads: ReadRepository;
  preferences: PreferenceRepository;
  subjects: SubjectRepository;
  replies: ReplyRepository;
  people: People;
  erasure: ErasureGuard;
  /** Mails that wait whether the notification is read in the app meanwhile. */
  notificationTasks: NotificationTasks;
  /** What was mailed to a member already. */
  mails: Pick<MailRepository, 'listOf'>;
  mailDelayMs: number;
  /** The address that people use, before the links in mails. */
  publicUrl: string;
}
