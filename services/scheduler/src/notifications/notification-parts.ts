import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
import { keptForMs } from './domain/notification.ts';
import { notificationLeaseMs, type NotificationModels } from './notification-records.ts';
import { mailNotification } from './use-cases/mail-notification.ts';
import type { NotificationDeps } from './use-cases/notification-deps.ts';

/** Mails what waits to be read in the app, once it has waited long enough. */
export const notificationWorkers = (deps: NotificationDeps, logger: Logger): Worker[] =>
  createWorkers({
    name: 'notifications',
    store: deps.notificationTasks,
    handle: ([task], { signal }) => mailNotification(deps, task, signal),
    leaseMs: notificationLeaseMs,
    concurrency: 2,
    logger,
  });

const daysAgo = (now: Date): Date => new Date(now.getTime() - keptForMs);

/** What is kept for 90 days. */
export const notificationSweeps = (models: NotificationModels): SweepJob[] => [
  {
    name: 'notifications',
    model: models.notifications,
    filter: (now) => ({ createdAt: { $lt: daysAgo(now) } }),
  },
  {
    name: 'announcements',
    model: models.announcements,
    filter: (now) => ({ createdAt: { $lt: daysAgo(now) } }),
  },
  {
    name: 'mails of notifications',
    model: models.notificationTasks,
    filter: (now) => ({ handledAt: { $lt: daysAgo(now) } }),
  },
  { name: 'replies', model: models.replies, filter: (now) => ({ changedAt: { $lt: daysAgo(now) } }) },
];
