import type { RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { createTaskStore, type TaskStoreOptions } from '@academy/service-kit/work-queue/task-store.ts';
import type { NotificationTask } from '../domain/notification-task.ts';

/** The queue of mails that wait whether their notification is read. */
export const createNotificationTasks = (model: RecordModel<NotificationTask>, options: TaskStoreOptions) => ({
  ...createTaskStore<NotificationTask>(model, options),

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type NotificationTasks = ReturnType<typeof createNotificationTasks>;
