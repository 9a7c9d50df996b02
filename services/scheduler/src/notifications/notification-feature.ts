import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { endedBefore } from '@academy/service-kit/work-queue/task.ts';
import { createWorkers } from '@academy/service-kit/work-queue/work-queue.ts';
import type { Config } from '../config.ts';
import { notificationsRouter } from './api/notifications-router.ts';
import { preferencesRouter } from './api/preferences-router.ts';
import { notificationLeaseMs, type NotificationModels } from './notification-records.ts';
import { eraseMember, type MemberRecords } from './use-cases/erase-member.ts';
import { mailNotification } from './use-cases/mail-notification.ts';
import type { NotificationDeps } from './use-cases/notification-deps.ts';

const since = (now: Date): Date => keptSince('notifications', now);
/** Longer than a digest looks back, and than a streak that forgives a week. */
const learnedForMs = 15 * 24 * 60 * 60 * 1000;

interface NotificationFeatureOptions {
  models: NotificationModels;
  config: Pick<Config, 'NOTIFICATIONS_WAKE_MS'>;
}

/** Notifications and digests: what members are told, how they wish it, and what mails it. */
export const notificationFeature = (
  deps: NotificationDeps & MemberRecords & { logger: Logger },
  { models, config }: NotificationFeatureOptions,
): Feature =>
  defineFeature({
    name: 'notifications',
    models: [
      models.notifications,
      models.announcements,
      models.announcementReads,
      models.reads,
      models.notificationTasks,
      models.preferences,
      models.replies,
      models.subjects,
      models.learned,
    ],
    routers: (routes) => [preferencesRouter(routes, deps), notificationsRouter(routes, deps)],
    // Mails what waits to be read in the app, once it has waited long enough.
    workers: createWorkers({
      name: 'notifications',
      store: deps.notificationTasks,
      handle: ([task], { signal }) => mailNotification(deps, task, signal),
      leaseMs: notificationLeaseMs,
      concurrency: 2,
      everyMs: config.NOTIFICATIONS_WAKE_MS,
      logger: deps.logger,
    }),
    sweeps: [
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
    ],
    erase: (userId) => eraseMember(deps, userId),
  });
