import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { learnedModel } from '../digest/data/learned-model.ts';
import { createLearnedRepository } from '../digest/data/learned-repository.ts';
import { announcementModel, announcementReadsModel } from './data/announcement-model.ts';
import { createAnnouncementReads } from './data/announcement-reads.ts';
import { createAnnouncementRepository } from './data/announcement-repository.ts';
import { notificationModel } from './data/notification-model.ts';
import { createNotificationRepository } from './data/notification-repository.ts';
import { notificationTaskModel } from './data/notification-task-model.ts';
import { createNotificationTasks } from './data/notification-tasks.ts';
import { preferenceModel } from './data/preference-model.ts';
import { createPreferenceRepository } from './data/preference-repository.ts';
import { readModel } from './data/read-model.ts';
import { createReadRepository } from './data/read-repository.ts';
import { replyModel } from './data/reply-model.ts';
import { createReplyRepository } from './data/reply-repository.ts';
import { subjectModel } from './data/subject-model.ts';
import { createSubjectRepository } from './data/subject-repository.ts';

/** After how long another replica takes over from one that was killed while it asked for mails. */
export const notificationLeaseMs = 60_000;

export const createNotificationModels = (mongo: Runtime['mongo']) => ({
  notifications: notificationModel(mongo),
  announcements: announcementModel(mongo),
  announcementReads: announcementReadsModel(mongo),
  reads: readModel(mongo),
  notificationTasks: notificationTaskModel(mongo),
  preferences: preferenceModel(mongo),
  replies: replyModel(mongo),
  subjects: subjectModel(mongo),
  learned: learnedModel(mongo),
});

export type NotificationModels = ReturnType<typeof createNotificationModels>;

/** The reads and writes of notifications and digests. */
export const createNotificationRecords = (models: NotificationModels) => ({
  notifications: createNotificationRepository(models.notifications),
  announcements: createAnnouncementRepository(models.announcements),
  announcementReads: createAnnouncementReads(models.announcementReads),
  reads: createReadRepository(models.reads),
  notificationTasks: createNotificationTasks(models.notificationTasks, { leaseMs: notificationLeaseMs }),
  preferences: createPreferenceRepository(models.preferences),
  replies: createReplyRepository(models.replies),
  subjects: createSubjectRepository(models.subjects),
  learned: createLearnedRepository(models.learned),
});
