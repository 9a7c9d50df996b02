import type { Task } from '@academy/service-kit/work-queue/task.ts';

/**
 * Mails what a notification says, once its member has had the time to read it in the app. Of an announcement there is one
 * for all who want its mail.
 */
export interface NotificationTask extends Task {
  notificationId: string;
  /** Null for everybody. */
  userId: string | null;
}
