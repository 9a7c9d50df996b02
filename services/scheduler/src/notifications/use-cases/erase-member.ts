import type { LearnedRepository } from '../../digest/data/learned-repository.ts';
import type { AnnouncementReadsRepository } from '../data/announcement-reads.ts';
import type { NotificationTasks } from '../data/notification-tasks.ts';
import type { NotificationRepository } from '../data/notification-repository.ts';
import type { PreferenceRepository } from '../data/preference-repository.ts';
import type { ReadRepository } from '../data/read-repository.ts';
import type { ReplyRepository } from '../data/reply-repository.ts';

/** What notifications and digests keep of members. */
export interface MemberRecords {
  notifications: NotificationRepository;
  announcementReads: AnnouncementReadsRepository;
  reads: Pick<ReadRepository, 'erase'>;
  preferences: PreferenceRepository;
  replies: ReplyRepository;
  learned: Pick<LearnedRepository, 'erase'>;
  notificationTasks: Pick<NotificationTasks, 'erase'>;
}

/** Erases what notifications and digests keep of a member whose account is deleted. Again changes nothing. */
export const eraseMember = async (records: MemberRecords, userId: string): Promise<void> => {
  await records.replies.erase(userId);
  await records.notifications.erase(userId);
  await records.notificationTasks.erase(userId);
  await records.announcementReads.erase(userId);
  await records.reads.erase(userId);
  await records.learned.erase(userId);
  await records.preferences.erase(userId);
};
