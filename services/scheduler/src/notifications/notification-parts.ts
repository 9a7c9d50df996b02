import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { endedBefore } from '@academy/service-kit/work-queue/task.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
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

const since = (now: Date): Date => keptSince('notifications', now);
/** Longer than a digest looks back, and than a streak that forgives a week. */
const learnedForMs = 15 * 24 * 60 * 60 * 1000;

/** What is kept for some time. */
export const notificationSweeps = (models: NotificationModels): SweepJob[] => [
  {
    name: 'notifications',
    retention: 'notifications',
    model: models.notifications,
    filter: (now) => ({ createdAt: { $lt: since(now) } }),
  },
  {
    name: 'announcements',
    model: models.announcements,
    filter: (now) => ({ createdAt: { $lt: since(now) } }),
  },
  {
    name: 'mails of notifications',
    retention: 'notifications',
    model: models.notificationTasks,
    filter: (now) => endedBefore(since(now)),
  },
  {
    name: 'replies',
    retention: 'notifications',
    model: models.replies,
    filter: (now) => ({ changedAt: { $lt: since(now) } }),
  },
  {
    name: 'what was learned lately',
    model: models.learned,
    filter: (now) => ({ at: { $lt: new Date(now.getTime() - learnedForMs) } }),
  },
];
